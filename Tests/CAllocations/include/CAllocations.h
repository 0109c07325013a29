// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CALLOCATIONS_H
#define ZOETROPE_CALLOCATIONS_H

// How many blocks of memory this thread has asked for since it began.
long allocations_of_this_thread(void);

#endif
