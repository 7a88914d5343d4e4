/* How good a place between two characters of a token is for a line to break. Private to text/. */
#ifndef TEXT_LINE_BREAK_H
#define TEXT_LINE_BREAK_H

enum line_break {
	LINE_BREAK_LAST,        /* beside a no-break space, behind a leading '-': only where a line holds a single character */
	LINE_BREAK_ANYWHERE,    /* between any two characters: only where no better one fits */
	LINE_BREAK_NEEDED,      /* behind _ - ) and the like, before an opening bracket, within numbers and dates */
	LINE_BREAK_PREFERRED,   /* behind . , : = / ; */
	LINE_BREAK_COUNT
};

/* Code points; `earlier` stands before `before`; 0 for none (the token begins). The later ones of the enum are better. */
enum line_break line_break_between(unsigned earlier, unsigned before, unsigned after);

#endif
