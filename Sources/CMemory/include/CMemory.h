// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CMEMORY_H
#define ZOETROPE_CMEMORY_H

// The status of a process that was given too little: EX_OSERR.
#define MEMORY_FAILURE_STATUS 71

// From now on memory that is not to be had ends the process.
void memory_watch(void);

// Before there is a second thread: each one has room for blocks of its own from the beginning.
void memory_set_aside_for_threads(void);

// From now on large blocks lie apart from small ones. Where a large one is made and freed again and again while small ones stay,
// these would come to lie in the room of it, and each large one would need new room.
void memory_keep_large_blocks_apart(void);

// Returns when memory was not to be had. The caller has two seconds for what must not stay.
void memory_wait_for_failure(void);

#endif
