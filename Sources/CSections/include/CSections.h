// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CSECTIONS_H
#define ZOETROPE_CSECTIONS_H

#include <stdbool.h>
#include <stddef.h>

// The section in which the compiler records conformances, of the program or library that this is a part of.
const void *sections_conformances(size_t *byte_count);

// Calls `body` with the same section of each program and library that Swift's runtime knows, until it returns false. Returns
// false where the runtime describes them in another way than is known here; then `body` has not been called.
bool sections_each_conformances(
    bool (*body)(const void *section, size_t byte_count, void *context), void *context);

// What the linker calls the build of the program or library that this is a part of: other code has another name. NULL where it was
// told to give none.
const void *sections_build_id(size_t *byte_count);

#endif
