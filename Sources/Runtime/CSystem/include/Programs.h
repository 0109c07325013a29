// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_PROGRAMS_H
#define ZOETROPE_PROGRAMS_H

#include <sys/types.h>

// Creates an anonymous file in memory. Returns -1 and sets errno on failure.
int programs_memory_file(const char *name);

// Starts a program in its own process group. It inherits only the three given files, as stdin, stdout and stderr.
// Returns 0 or an errno.
int programs_start(
    const char *path, char *const arguments[], int input, int output, int errors, pid_t *number);

// A file descriptor that becomes readable when a child process ends; -1 before Linux 5.3.
int programs_end_descriptor(pid_t number);

// Creates a pipe that is closed on exec. Returns 0 or an errno.
int programs_pipe(int ends[2]);

// Forks this process, which must be single-threaded. Returns 0 in the child, the child's id in the parent, or -1 with
// errno.
pid_t programs_fork(void);

// The path of the shared library that defines a symbol in this process; NULL if there is none.
const char *programs_library(const char *symbol);

// Restricts this thread and all threads and programs that it starts from now on, for files below the given paths:
// `reading` allows reading and executing, `writing` also writing, `devices` reading and writing but no new files. Each
// list ends with NULL. Returns 0 or an errno: ENOSYS or EOPNOTSUPP if the system lacks Landlock.
int programs_confine(const char *const reading[], const char *const writing[], const char *const devices[]);

#endif
