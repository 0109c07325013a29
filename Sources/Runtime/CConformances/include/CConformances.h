// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CCONFORMANCES_H
#define ZOETROPE_CCONFORMANCES_H

#include <stdbool.h>

// Looks a conformance up in the records of the image that contains this code. Returns false if only the runtime can
// tell. Otherwise stores the witness table, or NULL if the type does not conform. The result takes no account of the
// records of other images.
bool conformances_find(const void *type, const void *protocol, const void **witness_table);

// The runtime's own answer, for comparison in tests.
const void *conformances_of_runtime(const void *type, const void *protocol);

#endif
