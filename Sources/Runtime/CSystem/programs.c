// SPDX-License-Identifier: MIT

// System calls that Swift's import of the C library lacks.
#define _GNU_SOURCE
#include "Programs.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

int programs_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int programs_end_descriptor(pid_t number) { return (int)syscall(SYS_pidfd_open, number, 0); }

int programs_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) ? errno : 0; }

const char *programs_library(const char *symbol) {
    Dl_info info;
    void *address = dlsym(RTLD_DEFAULT, symbol);
    return address && dladdr(address, &info) ? info.dli_fname : NULL;
}

pid_t programs_fork(void) { return fork(); }

int programs_start(
    const char *path, char *const arguments[], int input, int output, int errors, pid_t *number) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int failure = posix_spawn_file_actions_init(&actions);
    if (failure) return failure;
    failure = posix_spawnattr_init(&attributes);
    if (failure) {
        posix_spawn_file_actions_destroy(&actions);
        return failure;
    }
    // Restores default signal handling, which would otherwise be inherited. SIGXFSZ stays ignored: exceeding the file
    // size limit is an error, not a signal.
    sigset_t usual, blocked;
    sigemptyset(&blocked);
    sigemptyset(&usual);
    sigaddset(&usual, SIGINT);
    sigaddset(&usual, SIGTERM);
    sigaddset(&usual, SIGHUP);
    sigaddset(&usual, SIGPIPE);
    if (!(failure = posix_spawnattr_setflags(
              &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)) &&
        !(failure = posix_spawnattr_setpgroup(&attributes, 0)) &&
        !(failure = posix_spawnattr_setsigdefault(&attributes, &usual)) &&
        !(failure = posix_spawnattr_setsigmask(&attributes, &blocked)) &&
        !(failure = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)) &&
        !(failure = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)) &&
        !(failure = posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)) &&
        !(failure = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1))) {
        // A program that was just written is busy while another new process, which has inherited its open file, does not
        // execute yet.
        for (int attempt = 0; attempt < 50; attempt++) {
            failure = posix_spawn(number, path, &actions, &attributes, arguments, environ);
            if (failure != ETXTBSY) break;
            usleep(10000);
        }
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}
