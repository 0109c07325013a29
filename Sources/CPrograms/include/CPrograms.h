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

// A pipe that no program inherits unasked. Returns 0, or the number of the error.
int programs_pipe(int ends[2]);

// A copy of this process, which must have no other threads: 0 in there, its number here, -1 and errno where there can be none.
pid_t programs_fork(void);

// From now on this thread, the threads and the programs that it starts may read and run files below the first paths, write
// below the second ones too, and read and write those below the third, which make no new ones. Each list ends with NULL.
// Returns 0, or the number of the error: ENOSYS or EOPNOTSUPP where the system cannot do that.
int programs_confine(const char *const reading[], const char *const writing[], const char *const devices[]);

#endif
