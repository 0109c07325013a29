// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CMEMORY_H
#define ZOETROPE_CMEMORY_H

// EX_OSERR: the exit status for a lack of memory or threads.
#define MEMORY_FAILURE_STATUS 71

// Makes failed allocations end the process from now on.
void memory_watch(void);

// Makes each thread's arena grow in large steps. Call before the second thread starts.
void memory_set_aside_for_threads(void);

// Allocates large blocks by `mmap` from now on. In a long-running process with small live blocks, repeated large
// allocations would otherwise fragment the heap.
void memory_keep_large_blocks_apart(void);

// Blocks until an allocation has failed. The caller then has two seconds to clean up.
void memory_wait_for_failure(void);

#endif
