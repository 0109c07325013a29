// SPDX-License-Identifier: MIT

// The stack space of the running thread, and the stack size of new threads.
#ifndef ZOETROPE_STACK_H
#define ZOETROPE_STACK_H

#include <stdbool.h>
#include <stddef.h>

// The bytes between the caller's frame and the end of the thread's stack.
size_t stack_remaining(void);

// The size of the running thread's stack in bytes; 0 if unknown.
size_t stack_size(void);

// Sets the stack size of threads created later, in bytes of address space; pages are committed on use. Does nothing if
// the address space is limited or the default is already as large.
void stack_enlarge_for_new_threads(size_t size);

#endif
