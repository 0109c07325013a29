// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_SECTIONS_H
#define ZOETROPE_SECTIONS_H

#include <stdbool.h>
#include <stddef.h>

// The conformance records section of the program or library that contains this code.
const void *sections_conformances(size_t *byte_count);

// Calls `body` with the conformance records section of each image known to Swift's runtime, until it returns false.
// Returns false, without calling `body`, if the runtime's layout is unknown.
bool sections_each_conformances(
    bool (*body)(const void *section, size_t byte_count, void *context), void *context);

// The linker's build id of the program or library that contains this code, which changes with the code. NULL if it has
// none.
const void *sections_build_id(size_t *byte_count);

#endif
