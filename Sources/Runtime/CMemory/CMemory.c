// SPDX-License-Identifier: MIT

// Makes errno.h declare program_invocation_short_name.
#define _GNU_SOURCE
#include "CMemory.h"
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static atomic_bool is_watching;
static atomic_flag has_failed = ATOMIC_FLAG_INIT;
static sem_t failure;
static _Thread_local int clears_up;

void memory_watch(void) {
    // If the address space is limited, all threads share one arena: each further arena would reserve 64 MB of it.
    struct rlimit limit;
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
    if (!atomic_load(&is_watching) && sem_init(&failure, 0, 0) == 0) atomic_store(&is_watching, 1);
}

void memory_set_aside_for_threads(void) {
    // Extends a thread's arena by 8 MB at a time instead of a page per system call; pages are committed on use.
    // Setting M_TOP_PAD disables glibc's dynamic mmap threshold, so a fixed threshold is set as well.
    mallopt(M_TOP_PAD, 8 << 20);
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
}

void memory_keep_large_blocks_apart(void) { mallopt(M_MMAP_THRESHOLD, 1 << 20); }

void memory_wait_for_failure(void) {
    while (sem_wait(&failure) != 0 && errno == EINTR) {}
    clears_up = 1;
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#ifndef HAS_SANITIZER

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// Nothing below may allocate memory.
static void say(const char *what) {
    char line[160] = "";
    // The program's name may have any length; at most 64 bytes of it fit.
    size_t length = strnlen(program_invocation_short_name, 64);
    memcpy(line, program_invocation_short_name, length);
    const char *parts[] = {": out of memory: ", what, "\n"};
    for (int part = 0; part < 3; part++) {
        size_t count = strlen(parts[part]);
        memcpy(line + length, parts[part], count);
        length += count;
    }
    // On a terminal, first erases the line, which may show the progress.
    static const char clear[] = "\r\x1B[K";
    if (isatty(STDERR_FILENO) && write(STDERR_FILENO, clear, sizeof clear - 1) < 0) return;
    if (write(STDERR_FILENO, line, length) < 0) return;
}

// Several threads may fail at the same time: the first one reports, all wait.
static _Noreturn void end(const char *what) {
    // Before memory_watch there is nothing to clean up, and no thread waits to do it.
    if (!atomic_load(&is_watching)) {
        if (!atomic_flag_test_and_set(&has_failed)) say(what);
        _exit(MEMORY_FAILURE_STATUS);
    }
    // The thread that clears up has itself run out of memory. Exits at once, because it cannot wait for itself.
    if (clears_up) _exit(MEMORY_FAILURE_STATUS);
    if (!atomic_flag_test_and_set(&has_failed)) {
        say(what);
        sem_post(&failure);
    }
    struct timespec patience = {2, 0};
    while (nanosleep(&patience, &patience) != 0 && errno == EINTR) {}
    _exit(MEMORY_FAILURE_STATUS);
}

static void *checked(void *block, size_t size) {
    if (block != NULL || size == 0 || !atomic_load(&is_watching)) return block;
    char what[64], digits[24];
    size_t length = 0, count = 0;
    do digits[count++] = (char)('0' + size % 10);
    while ((size /= 10) != 0);
    while (count > 0) what[length++] = digits[--count];
    static const char rest[] = " bytes could not be allocated";
    memcpy(what + length, rest, sizeof rest);
    end(what);
}

// Replaces the system's function: ends the process if the thread cannot be started. Otherwise Dispatch would retry
// every second forever. Works even before memory_watch is called.
__attribute__((weak)) int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *context) {
    static int (*_Atomic system)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = atomic_load(&system);
    if (!create) {
        *(void **)&create = dlsym(RTLD_NEXT, "pthread_create");
        atomic_store(&system, create);
    }
    int failure_code = create(thread, attributes, body, context);
    if (failure_code == EAGAIN) end("another thread cannot be started (ulimit -v, ulimit -u)");
    return failure_code;
}

__attribute__((weak)) void *malloc(size_t size) { return checked(__libc_malloc(size), size); }

__attribute__((weak)) void *calloc(size_t count, size_t size) {
    size_t all;
    if (__builtin_mul_overflow(count, size, &all)) all = (size_t)-1;
    return checked(__libc_calloc(count, size), all);
}

__attribute__((weak)) void *realloc(void *block, size_t size) { return checked(__libc_realloc(block, size), size); }

__attribute__((weak)) void *memalign(size_t alignment, size_t size) {
    return checked(__libc_memalign(alignment, size), size);
}

__attribute__((weak)) void *aligned_alloc(size_t alignment, size_t size) {
    return checked(__libc_memalign(alignment, size), size);
}

__attribute__((weak)) int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *result = checked(__libc_memalign(alignment, size), size);
    if (result == NULL && size != 0) return ENOMEM;
    *block = result;
    return 0;
}

#endif
