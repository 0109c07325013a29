// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CPROGRAMS_H
#define ZOETROPE_CPROGRAMS_H

#include <sys/types.h>

// A file without a name that lives in memory; -1 and errno where there can be none.
int programs_memory_file(const char *name);

// Starts a program in a process group of its own. Of our files it gets these three, as its first ones, and no others.
// Returns 0, or the number of the error.
int programs_start(
    const char *path, char *const arguments[], int input, int output, int errors, pid_t *number);

#endif
