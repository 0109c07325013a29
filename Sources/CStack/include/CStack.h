// SPDX-License-Identifier: MIT

// How much of its stack the running thread has left, and how much threads to come will have.
#ifndef ZOETROPE_CSTACK_H
#define ZOETROPE_CSTACK_H

#include <stdbool.h>
#include <stddef.h>

// Bytes between the caller's frame and the end of its thread's stack.
size_t stack_remaining(void);

// Bytes of the running thread's whole stack; 0 where that cannot be found out.
size_t stack_size(void);

// Gives all threads that begin from now on stacks of so many bytes of address space; memory is taken as they grow. Does
// nothing where the address space has a limit, or where stacks are as large already.
void stack_enlarge_for_new_threads(size_t size);

#endif
