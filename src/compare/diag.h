/* Diagnostics of compare. */
#ifndef COMPARE_DIAG_H
#define COMPARE_DIAG_H

#include "base/diag.h"

enum compare_diag { COMPARE_DIAG_TWICE, COMPARE_DIAG_NOT_RANKED, COMPARE_DIAG_NO_METRIC, COMPARE_DIAG_COUNT };

extern const struct diag_kind compare_diag[COMPARE_DIAG_COUNT];

#endif
