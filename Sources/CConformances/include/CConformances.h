// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CCONFORMANCES_H
#define ZOETROPE_CCONFORMANCES_H

#include <stdbool.h>

// Whether the type with this metadata conforms to the protocol with this descriptor, as far as the records of the image that
// this is linked into tell. Returns false where the runtime has to be asked. Else `witness_table` is what the runtime would
// say if there were no other image: NULL where the type does not conform.
bool conformances_find(const void *type, const void *protocol, const void **witness_table);

// What the runtime says, for comparison.
const void *conformances_of_runtime(const void *type, const void *protocol);

#endif
