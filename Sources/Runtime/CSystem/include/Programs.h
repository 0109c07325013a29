// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_PROGRAMS_H
#define ZOETROPE_PROGRAMS_H

#include <stdint.h>
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

// Confines this thread, and all threads and programs that it starts from now on, to the files below the given paths.
// Returns 0 or an errno: ENOSYS or EOPNOTSUPP if the system lacks Landlock. Each list of paths ends with NULL:
//
// reading: files that may be read and executed.
// writing: files that may also be written and created.
// devices: files that may be read and written, but not created.
int programs_confine(const char *const reading[], const char *const writing[], const char *const devices[]);

// The version of Landlock; 0 if the kernel lacks it.
int programs_landlock_version(void);

// Whether the kernel can filter system calls.
int programs_has_seccomp(void);

// Creates rules for `programs_restrict`, as a file descriptor. Returns 0 or an errno.
//
// `reading`, `writing` and `devices` are lists as for `programs_confine`. In the folders of `listing`, the names of
// files may be read. Strict rules also forbid abstract sockets, signals and, without `has_network`, TCP, as far as the
// kernel can.
int programs_ruleset(
    const char *const reading[], const char *const writing[], const char *const devices[], const char *const listing[],
    int is_strict, int has_network, int *rules);

// Applies rules to this thread, for good. Returns 0 or an errno.
int programs_restrict(int rules);

// Refuses system calls that reach other processes or the kernel, for good. Without `has_network`, also refuses those
// that reach the network.
//
// guards_memory: also refuses to read the memory of other processes. Needed where Landlock does not.
// guards_signals: also refuses signals to other processes. Needed where neither Landlock nor the keeper does.
int programs_filter_calls(int has_network, int guards_memory, int guards_signals);

// Gives up root's privileges, except those for accessing files.
void programs_drop_privileges(void);

// A program to start under a keeper, the process that enforces these limits and ends the program's descendants.
struct programs_plan {
    const char *path;
    // The program's name and its arguments, then NULL.
    char *const *arguments;
    // `NAME=value` strings, then NULL.
    char *const *environment;
    // The file descriptors that the program gets as 0, 1, 2 and so on; at most 8.
    const int *files;
    int file_count;
    // Whether system calls, privileges and files are confined. `programs_supervise` takes the rules for the files.
    int is_confined;
    int has_network;
    int guards_signals;
    // Limits in bytes; 0 means unlimited. `memory` limits each process's own memory, and also the shared memory of all
    // processes together. `file_size` limits each file.
    uint64_t memory, file_size;
    // The maximum number of processes at once.
    uint32_t processes;
};

// The lowest limit of open files (RLIMIT_NOFILE) with which a keeper works. Below it, `programs_supervise` returns
// EMFILE.
enum { PROGRAMS_LEAST_LIMIT_OF_FILES = 48 };

enum {
    PROGRAMS_FAILED,
    PROGRAMS_STARTED,
    // The program exited, or was killed, for example through `control`.
    PROGRAMS_ENDED,
    // The program stopped itself (SIGSTOP).
    PROGRAMS_STOPPED,
    PROGRAMS_TOO_MANY,
    PROGRAMS_TOO_LARGE,
};

// The record that the keeper writes to the descriptor `report` of `programs_keeper`.
struct programs_report {
    int32_t kind;
    // PROGRAMS_FAILED: an errno. PROGRAMS_STARTED: the program's process id. Otherwise: its status from `waitpid`.
    int32_t value;
};

struct programs_keeper {
    pid_t keeper, program;
    // A file descriptor: each byte written to it is the number of a signal for the program. Closing it ends the program
    // and all its descendants.
    int control;
    // The file descriptor from which to read one report at the end. No report means that the keeper was killed.
    int report;
};

// Starts a program as the child of a new keeper process. `rules` is a descriptor from `programs_ruleset`, or -1 for
// none. Returns 0 or an errno.
int programs_supervise(const struct programs_plan *plan, int rules, struct programs_keeper *keeper);

// Makes this process the parent of all orphans below it.
void programs_adopt_orphans(void);

// Ends all processes below this one, and waits for them.
void programs_end_children(void);

#endif
