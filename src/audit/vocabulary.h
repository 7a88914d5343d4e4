/* The elements and attributes of files of rules. Internal to audit/. */
#ifndef AUDIT_VOCABULARY_H
#define AUDIT_VOCABULARY_H

#include "xml/check.h"

extern const struct check_vocabulary vocabulary_rules;

#endif
