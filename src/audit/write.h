/* The <audit> element of a result. Internal to audit/. */
#ifndef AUDIT_WRITE_H
#define AUDIT_WRITE_H

#include "audit/check.h"

/* Appends <audit> with its checks, in their order, to <result>. */
xmlNode *write_audit(struct arena *arena, xmlNode *root, const struct check_list *list);

#endif
