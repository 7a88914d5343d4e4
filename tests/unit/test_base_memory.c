/* Arenas and maps. */
#include "base/arena.h"
#include "base/hash.h"
#include "base/map.h"

#include <check.h>
#include <stdalign.h>
#include <stdint.h>
#include <string.h>

Suite *suite_base_memory(void);

static bool all_are(const unsigned char *bytes, size_t n, int value)
{
	for (size_t i = 0; i < n; i++)
		if (bytes[i] != value)
			return false;
	return true;
}

START_TEST(memory_is_zeroed_aligned_and_apart)
{
	struct arena *arena = arena_new();
	static const size_t sizes[] = {0, 1, 7, 16, 100, 5000, 40000, 200000, 3};
	unsigned char *blocks[3][9];
	for (int round = 0; round < 3; round++) {
		for (size_t i = 0; i < 9; i++) {
			unsigned char *block = arena_alloc(arena, sizes[i]);
			blocks[round][i] = block;
			ck_assert_uint_eq((uintptr_t)block % alignof(max_align_t), 0);
			ck_assert(all_are(block, sizes[i], 0));
			memset(block, (int)(16 * (size_t)round + i + 1), sizes[i]);
		}
	}
	for (int round = 0; round < 3; round++)
		for (size_t i = 0; i < 9; i++)
			ck_assert(all_are(blocks[round][i], sizes[i], (int)(16 * (size_t)round + i + 1)));
	ck_assert_uint_ge(arena_bytes(arena), 3 * 245127);
	arena_drop(arena);
}
END_TEST

START_TEST(memory_is_zeroed_again_after_a_reset)
{
	struct arena *arena = arena_new();
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < 50; i++) {
			unsigned char *block = arena_alloc(arena, 3000);
			ck_assert(all_are(block, 3000, 0));
			memset(block, 0xFF, 3000);
		}
		arena_reset(arena);
		ck_assert_uint_eq(arena_bytes(arena), 0);
	}
	arena_drop(arena);
	arena_drop(NULL);
}
END_TEST

struct release_log {
	char order[8];
	size_t count;
};

struct released {
	struct release_log *log;
	char name;
};

static void release(void *object)
{
	struct released *released = object;
	released->log->order[released->log->count++] = released->name;
}

START_TEST(deferred_objects_go_last_in_first_out)
{
	struct release_log log = {0};
	struct arena *arena = arena_new();
	struct released a = {&log, 'a'}, b = {&log, 'b'}, c = {&log, 'c'};
	arena_defer(arena, release, &a);
	arena_alloc(arena, 100000);
	arena_defer(arena, release, &b);
	arena_reset(arena);
	ck_assert_str_eq(log.order, "ba");
	arena_defer(arena, release, &c);
	arena_drop(arena);
	ck_assert_str_eq(log.order, "bac");
}
END_TEST

START_TEST(pushed_items_keep_their_values)
{
	struct arena *arena = arena_new();
	struct { int n; char pad[17]; } *items = NULL;
	size_t count = 0, capacity = 0;
	for (int i = 0; i < 10000; i++) {
		int *n = arena_push(arena, &items, &count, &capacity, sizeof *items);
		ck_assert_int_eq(*n, 0);
		*n = i;
	}
	ck_assert_uint_eq(count, 10000);
	for (int i = 0; i < 10000; i++)
		ck_assert_int_eq(items[i].n, i);
	arena_drop(arena);
}
END_TEST

START_TEST(copies_and_formats_end_in_nul)
{
	struct arena *arena = arena_new();
	ck_assert_str_eq(arena_copy(arena, "abcdef", 3), "abc");
	ck_assert_str_eq(arena_copy(arena, NULL, 0), "");
	ck_assert_ptr_null(arena_string(arena, NULL));
	ck_assert_str_eq(arena_printf(arena, "%s:%d", "x", 7), "x:7");
	arena_drop(arena);
}
END_TEST

START_TEST(map_finds_by_key_and_iterates_by_insertion)
{
	struct arena *arena = arena_new();
	struct map *map = map_new(arena);
	static int values[5000];
	ck_assert_ptr_null(map_find(map, SLICE("a")));
	for (int i = 0; i < 5000; i++) {
		char *key = arena_printf(arena, "key.%d", i * 7919 % 5000);
		ck_assert(map_add(map, slice_of(key), &values[i]));
		ck_assert(!map_add(map, slice_of(key), &values[0]));
		key[0] = 'X'; /* the map has its own copy */
	}
	ck_assert_uint_eq(map_count(map), 5000);
	for (int i = 0; i < 5000; i++) {
		ck_assert_ptr_eq(map_value(map, (size_t)i), &values[i]);
		ck_assert_ptr_eq(map_find(map, map_key(map, (size_t)i)), &values[i]);
	}
	ck_assert(map_add(map, SLICE(""), map));
	ck_assert(map_add(map, SLICE("a\0b"), arena));
	ck_assert_ptr_eq(map_find(map, SLICE("")), map);
	ck_assert_ptr_null(map_find(map, SLICE("a")));
	arena_drop(arena);
}
END_TEST

START_TEST(hashes_are_the_published_ones)
{
	char hex[65];
	hash_sha256(SLICE("abc"), hex);
	ck_assert_str_eq(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
	hash_sha256(SLICE(""), hex);
	ck_assert_str_eq(hex, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
	ck_assert_uint_eq(hash_bytes(SLICE("")), 0xcbf29ce484222325u);
	ck_assert_uint_eq(hash_bytes(SLICE("a")), 0xaf63dc4c8601ec8cu);
	ck_assert_uint_eq(hash_bytes(SLICE("foobar")), 0x85944171f73967e8u);
}
END_TEST

Suite *suite_base_memory(void)
{
	Suite *suite = suite_create("base memory");
	TCase *tests = tcase_create("memory");
	tcase_add_test(tests, memory_is_zeroed_aligned_and_apart);
	tcase_add_test(tests, memory_is_zeroed_again_after_a_reset);
	tcase_add_test(tests, deferred_objects_go_last_in_first_out);
	tcase_add_test(tests, pushed_items_keep_their_values);
	tcase_add_test(tests, copies_and_formats_end_in_nul);
	tcase_add_test(tests, map_finds_by_key_and_iterates_by_insertion);
	tcase_add_test(tests, hashes_are_the_published_ones);
	suite_add_tcase(suite, tests);
	return suite;
}
