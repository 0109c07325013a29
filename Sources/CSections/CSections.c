// SPDX-License-Identifier: MIT

#include "CSections.h"

// The linker's names for the bounds of a section.
extern const char __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const char __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

const void *sections_conformances(size_t *byte_count) {
    *byte_count = (size_t)(__stop_swift5_protocol_conformances - __start_swift5_protocol_conformances);
    return __start_swift5_protocol_conformances;
}
