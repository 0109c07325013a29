// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "Stack.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/resource.h>

// The lowest usable stack address of this thread, computed once.
static _Thread_local uintptr_t low;
static _Thread_local size_t size;

static void find(void) {
    // If the bounds of the stack are unknown, these values make the remaining space look endless.
    low = 1;
    size = 0;
#ifdef __linux__
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes)) return;
    void *address;
    size_t length, guard;
    if (!pthread_attr_getstack(&attributes, &address, &length) && !pthread_attr_getguardsize(&attributes, &guard)) {
        low = (uintptr_t)address + guard;
        size = length - guard;
    }
    pthread_attr_destroy(&attributes);
#endif
}

size_t stack_remaining(void) {
    if (!low) find();
    const uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    return here > low ? here - low : 0;
}

size_t stack_size(void) {
    if (!low) find();
    return size;
}

void stack_enlarge_for_new_threads(size_t size) {
#ifdef __linux__
    // Leaves the size unchanged if the address space is limited, because large stacks would exhaust it even if unused.
    struct rlimit limit;
    if (getrlimit(RLIMIT_AS, &limit) || limit.rlim_cur != RLIM_INFINITY) return;
    pthread_attr_t attributes;
    if (pthread_getattr_default_np(&attributes)) return;
    size_t present;
    if (!pthread_attr_getstacksize(&attributes, &present) && present < size
        && !pthread_attr_setstacksize(&attributes, size)) {
        pthread_setattr_default_np(&attributes);
    }
    pthread_attr_destroy(&attributes);
#endif
}
