// SPDX-License-Identifier: MIT

#include "CConformances.h"

#include "CRuntime.h"
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

// All layouts are part of Swift's stable ABI (swift/ABI/Metadata.h, MetadataValues.h). Pointers are relative to their
// own address.

// A record of the section swift5_protocol_conformances: the type, the protocol and the witness table of one
// conformance.
struct record {
    // A relative pointer to the protocol; indirect if the lowest bit is set.
    int32_t protocol;
    int32_t type;
    int32_t witness_table;
    uint32_t flags;
};

enum {
    TYPE_IS_DIRECT = 0,
    TYPE_IS_INDIRECT = 1,
    // The record flags that do not restrict the conformance: the kind of type reference (bits 3 to 5), retroactive
    // (6), resilient (16), with a witness table pattern (17). All other flags mean conditions, actor isolation, or
    // something unknown here.
    PLAIN_FLAGS = 7 | 7 << 3 | 1 << 6 | 1 << 16 | 1 << 17,
};

// The parts of a struct's or enum's descriptor that the lookup reads.
struct type_descriptor {
    uint32_t flags;
    int32_t parent, name, accessor, fields, counts[2];
    // Present for generic types only.
    int32_t instantiation_cache, instantiation_pattern;
    uint16_t parameter_count, requirement_count, key_argument_count, generic_flags;
    // One byte per parameter, padded to a word, followed by the requirements.
    uint8_t parameters[];
};

struct requirement {
    uint32_t flags;
    int32_t parameter, target;
};

enum { IS_UNIQUE = 0x40, IS_GENERIC = 0x80, INVERTED_PROTOCOLS = 5 };

// Swift's metadata kinds: 0x200 to 0x202 are structs, enums and optionals; 0x303 is an existential type.
enum { STRUCT_KIND = 0x200, OPTIONAL_KIND = 0x202, EXISTENTIAL_KIND = 0x303 };
// Flags of existential types whose protocol has special support in the runtime. For example, `any Error` conforms to
// `Error`, so only the runtime can tell.
enum { SPECIAL_PROTOCOL = 0x3F << 24 };

struct metadata {
    uintptr_t kind;
    union {
        const struct type_descriptor *descriptor;
        uint32_t existential_flags;
    };
};

extern const void *swift_getWitnessTable(const void *record, const void *type, const void *const *arguments);

extern const void *swift_conformsToProtocol(const void *type, const void *protocol);

// The first byte of this image's conformance records.
static const char *section;
// A hash table with open addressing. A key is a protocol and a type, the value is the number of their record, from 1. 0
// marks a free slot.
static uint32_t *slots, mask;
// The flag of a slot whose protocol and type have several records.
static const uint32_t IS_AMBIGUOUS = 1u << 31;
static pthread_once_t is_indexed = PTHREAD_ONCE_INIT;

static const struct record *record(uint32_t number) {
    const int32_t *pointer = (const int32_t *)section + (number - 1);
    return (const struct record *)((const char *)pointer + *pointer);
}

static const void *protocol_of(const struct record *record) {
    const char *target = (const char *)&record->protocol + (record->protocol & ~1);
    return record->protocol & 1 ? *(const void *const *)target : target;
}

// The descriptor of the record's type; NULL for Objective-C classes.
static const void *type_of(const struct record *record) {
    const char *target = (const char *)&record->type + record->type;
    switch (record->flags >> 3 & 7) {
    case TYPE_IS_DIRECT: return target;
    case TYPE_IS_INDIRECT: return *(const void *const *)target;
    default: return NULL;
    }
}

static uint32_t hash(const void *protocol, const void *type) {
    uint64_t mixed = ((uintptr_t)protocol * 0x9E3779B97F4A7C15u) ^ ((uintptr_t)type * 0xC2B2AE3D27D4EB4Fu);
    return (uint32_t)(mixed >> 32) & mask;
}

// The slot of a protocol and a type, or the free slot where they would go.
static uint32_t *slot(const void *protocol, const void *type) {
    uint32_t i = hash(protocol, type);
    while (slots[i] != 0) {
        const struct record *found = record(slots[i] & ~IS_AMBIGUOUS);
        if (protocol_of(found) == protocol && type_of(found) == type) break;
        i = (i + 1) & mask;
    }
    return &slots[i];
}

static void make_index(void) {
    size_t byte_count;
    section = sections_conformances(&byte_count);
    uint32_t count = (uint32_t)(byte_count / sizeof(int32_t)), size = 16;
    while (size < 2 * count) size *= 2;
    uint32_t *memory = calloc(size, sizeof *memory);
    if (memory == NULL) return;
    mask = size - 1;
    slots = memory;
    for (uint32_t number = 1; number <= count; number++) {
        const void *type = type_of(record(number));
        if (type == NULL) continue;
        uint32_t *found = slot(protocol_of(record(number)), type);
        *found = *found == 0 ? number : *found | IS_AMBIGUOUS;
    }
}

// Whether all generic arguments of the type are copyable types. A conformance of a type with noncopyable arguments may
// require copyable arguments, and its record does not say so.
static bool has_plain_arguments(const struct type_descriptor *type) {
    if (!(type->flags & IS_GENERIC)) return true;
    // The flags are nonzero for parameter packs, value parameters and conditional inverted protocols.
    if (type->generic_flags != 0) return false;
    const uint8_t *end = type->parameters + (type->parameter_count + 3) / 4 * 4;
    const struct requirement *requirements = (const struct requirement *)end;
    for (uint16_t i = 0; i < type->requirement_count; i++)
        if ((requirements[i].flags & 0x1F) == INVERTED_PROTOCOLS) return false;
    return true;
}

bool conformances_find(const void *type, const void *protocol, const void **witness_table) {
    const struct metadata *metadata = type;
    if (metadata->kind == EXISTENTIAL_KIND && !(metadata->existential_flags & SPECIAL_PROTOCOL)) {
        *witness_table = NULL;
        return true;
    }
    if (metadata->kind < STRUCT_KIND || metadata->kind > OPTIONAL_KIND) return false;
    const struct type_descriptor *descriptor = metadata->descriptor;
    // Imported C types may have several descriptors, so only the runtime can compare them.
    if (!(descriptor->flags & IS_UNIQUE)) return false;
    pthread_once(&is_indexed, make_index);
    if (slots == NULL) return false;
    uint32_t found = *slot(protocol, descriptor);
    if (found == 0) {
        *witness_table = NULL;
        return true;
    }
    if (found & IS_AMBIGUOUS) return false;
    const struct record *only = record(found);
    if ((only->flags & ~(uint32_t)PLAIN_FLAGS) != 0 || !has_plain_arguments(descriptor)) return false;
    *witness_table = swift_getWitnessTable(only, type, NULL);
    return true;
}

const void *conformances_of_runtime(const void *type, const void *protocol) {
    return swift_conformsToProtocol(type, protocol);
}
