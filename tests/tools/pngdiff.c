/* Compares two pictures: pngdiff A.png B.png PER-MILLE. Fails when the sizes differ, or when more than so many of a thousand
 * pixels differ by more than 32 of 255 in a channel. */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct bitmap {
	png_image image;
	png_bytep pixels;
};

static int bitmap_read(struct bitmap *bitmap, const char *path)
{
	memset(bitmap, 0, sizeof *bitmap);
	bitmap->image.version = PNG_IMAGE_VERSION;
	if (!png_image_begin_read_from_file(&bitmap->image, path))
		return 0;
	bitmap->image.format = PNG_FORMAT_RGB;
	bitmap->pixels = malloc(PNG_IMAGE_SIZE(bitmap->image));
	png_color white = {255, 255, 255};
	return bitmap->pixels && png_image_finish_read(&bitmap->image, &white, bitmap->pixels, 0, NULL);
}

static size_t bitmap_differing(const struct bitmap *a, const struct bitmap *b, size_t pixels)
{
	size_t differing = 0;
	for (size_t i = 0; i < pixels; i++) {
		int worst = 0;
		for (size_t c = 3 * i; c < 3 * i + 3; c++) {
			int difference = abs((int)a->pixels[c] - (int)b->pixels[c]);
			worst = difference > worst ? difference : worst;
		}
		differing += worst > 32;
	}
	return differing;
}

int main(int argc, char **argv)
{
	struct bitmap a, b;
	if (argc != 4 || !bitmap_read(&a, argv[1]) || !bitmap_read(&b, argv[2])) {
		fputs("pngdiff: cannot read\n", stderr);
		return 2;
	}
	if (a.image.width != b.image.width || a.image.height != b.image.height) {
		printf("%u x %u and %u x %u\n", a.image.width, a.image.height, b.image.width, b.image.height);
		return 1;
	}
	size_t pixels = (size_t)a.image.width * a.image.height, differing = bitmap_differing(&a, &b, pixels);
	printf("%zu of %zu pixels differ\n", differing, pixels);
	free(a.pixels);
	free(b.pixels);
	return differing * 1000 > pixels * strtoul(argv[3], NULL, 10);
}
