// SPDX-License-Identifier: MIT

/// Makes the order of sets and dictionaries the same in every run of a program that links this module.
#ifndef ZOETROPE_CHASHING_H
#define ZOETROPE_CHASHING_H

#include <stdbool.h>

/// Makes Swift's hashing deterministic. A program with a static runtime must call it first. Sets and dictionaries that
/// exist before the call would break.
void hashing_make_deterministic(void);

/// True after hashing_make_deterministic(), or if SWIFT_DETERMINISTIC_HASHING was set when the process started.
bool hashing_is_deterministic(void);

#endif
