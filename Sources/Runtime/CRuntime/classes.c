// SPDX-License-Identifier: MIT

#include "Classes.h"

#include <stddef.h>
#include <stdint.h>

// Structures as in swift/include/swift/ABI/Metadata.h, for builds without Objective-C interoperability.

struct class_metadata {
    uintptr_t kind;
    const void *superclass;
    uint32_t flags, instance_address_point, instance_size;
    uint16_t instance_alignment, reserved;
    uint32_t class_size, class_address_point;
    const struct class_descriptor *description;
};

struct method {
    uint32_t flags;
    int32_t implementation;
};

struct class_descriptor {
    uint32_t flags;
    int32_t parent, name, access_function, fields, superclass;
    uint32_t negative_size, positive_size, immediate_members, field_count, field_offsets;
    // The next two fields exist only in descriptors that have a method table and no optional fields before it.
    uint32_t table_offset, table_size;
    struct method methods[];
};

enum {
    KIND_MASK = 0x1f,
    KIND_CLASS = 16,
    IS_GENERIC = 0x80,
    METADATA_INITIALIZATION = 0x3 << 16,
    HAS_RESILIENT_SUPERCLASS = 1 << 29,
    METHOD_KIND_MASK = 0xf,
    METHOD_INIT = 1,
    METHOD_IS_INSTANCE = 0x10,
};
static const uint32_t HAS_TABLE = 1u << 31;

typedef __attribute__((swiftcall)) void *(*allocating_initializer)(__attribute__((swift_context)) const void *type);
typedef __attribute__((swiftcall)) void *(*allocating_initializer_of_two)(
    void *first, void *second, __attribute__((swift_context)) const void *type);

// The index of the initializer that `base` adds to the method table. The index counts words in the metadata of `base`, and
// is the same in its subclasses. 0 unless `base` adds exactly one initializer.
static size_t place_of_initializer(const void *base) {
    const struct class_descriptor *descriptor = ((const struct class_metadata *)base)->description;
    if (descriptor == NULL || (descriptor->flags & KIND_MASK) != KIND_CLASS) return 0;
    if ((descriptor->flags & (IS_GENERIC | METADATA_INITIALIZATION | HAS_RESILIENT_SUPERCLASS)) != 0) return 0;
    if ((descriptor->flags & HAS_TABLE) == 0) return 0;
    ptrdiff_t found = -1;
    for (uint32_t index = 0; index < descriptor->table_size; index++) {
        uint32_t flags = descriptor->methods[index].flags;
        if ((flags & METHOD_KIND_MASK) != METHOD_INIT || (flags & METHOD_IS_INSTANCE) != 0) continue;
        if (found >= 0) return 0;
        found = index;
    }
    return found < 0 ? 0 : descriptor->table_offset + (uint32_t)found;
}

void *class_make_object(const void *base, const void *subclass) {
    size_t place = place_of_initializer(base);
    if (place == 0) return NULL;
    return ((allocating_initializer)((const void *const *)subclass)[place])(subclass);
}

void *class_make_object_of_two(const void *base, const void *subclass, void *first, void *second) {
    size_t place = place_of_initializer(base);
    if (place == 0) return NULL;
    return ((allocating_initializer_of_two)((const void *const *)subclass)[place])(first, second, subclass);
}
