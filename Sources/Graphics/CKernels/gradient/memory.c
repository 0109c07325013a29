// SPDX-License-Identifier: MIT

// Creates and frees the cache of gradient curves, `gradient_memory`.
#include "blocks.h"
#include <stdlib.h>

gradient_memory *gradient_memory_create(void) {
    gradient_memory *memory = aligned_alloc(_Alignof(gradient_memory), sizeof(gradient_memory));
    if (!memory) abort();
    // Marks each slot as empty, because no shape has the size 0.
    for (int i = 0; i < kept_parts; i++) memory->parts[i].size = 0;
    return memory;
}

void gradient_memory_destroy(gradient_memory *memory) { free(memory); }
