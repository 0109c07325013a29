// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CALLOCATIONS_H
#define ZOETROPE_CALLOCATIONS_H

// The number of allocations that this thread has made since it started.
long allocations_of_this_thread(void);

#endif
