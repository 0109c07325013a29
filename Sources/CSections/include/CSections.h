// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CSECTIONS_H
#define ZOETROPE_CSECTIONS_H

#include <stddef.h>

// The section in which the compiler records conformances, of the program or library that this is a part of.
const void *sections_conformances(size_t *byte_count);

#endif
