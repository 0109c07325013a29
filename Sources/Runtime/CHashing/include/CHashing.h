// SPDX-License-Identifier: MIT

/// Makes the order of sets and dictionaries the same in every run of a program that links this module.
#ifndef ZOETROPE_CHASHING_H
#define ZOETROPE_CHASHING_H

#include <stdbool.h>

/// Makes Swift's hashing deterministic. Call first in a program with a static runtime, before there are sets or
/// dictionaries, which would break.
void hashing_make_deterministic(void);

/// Whether Swift's hashing is deterministic in this process.
bool hashing_is_deterministic(void);

#endif
