// SPDX-License-Identifier: MIT

// Where curves of gradients are kept from row to row.
#include "blocks.h"
#include <stdlib.h>

gradient_memory *gradient_memory_create(void) {
    gradient_memory *memory = aligned_alloc(_Alignof(gradient_memory), sizeof(gradient_memory));
    if (!memory) abort();
    // The size of no shape.
    for (int i = 0; i < kept_parts; i++) memory->parts[i].size = 0;
    return memory;
}

void gradient_memory_destroy(gradient_memory *memory) { free(memory); }
