// SPDX-License-Identifier: MIT

#include "CConformances.h"

#include <stdatomic.h>
#include <stddef.h>

// What the runtime itself and others call instead of its functions, where the linker is told to (`--wrap`; see
// Package.swift). Where it is not, nobody calls these, and there are no functions behind them.

#define BEHIND __attribute__((weak))

extern BEHIND void __real_swift_addNewDSOImage(void *sections);
extern BEHIND const void *__real_swift_conformsToProtocol(const void *type, const void *protocol);
extern BEHIND const void *__real_swift_conformsToProtocolCommon(const void *type, const void *protocol);
extern BEHIND const void *__real_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, void *context);

// Each image calls this when it is loaded.
static atomic_int image_count;

void __wrap_swift_addNewDSOImage(void *sections) {
    atomic_fetch_add(&image_count, 1);
    __real_swift_addNewDSOImage(sections);
}

// With a second image there may be conformances that are not in the index.
static bool find(const void *type, const void *protocol, const void **witness_table) {
    return atomic_load(&image_count) == 1 && conformances_find(type, protocol, witness_table);
}

const void *__wrap_swift_conformsToProtocol(const void *type, const void *protocol) {
    const void *table;
    return find(type, protocol, &table) ? table : __real_swift_conformsToProtocol(type, protocol);
}

const void *__wrap_swift_conformsToProtocolCommon(const void *type, const void *protocol) {
    const void *table;
    return find(type, protocol, &table) ? table : __real_swift_conformsToProtocolCommon(type, protocol);
}

// The context is written where a conformance belongs to an actor. Those are not answered here.
const void *__wrap_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, void *context) {
    const void *table;
    return find(type, protocol, &table)
               ? table
               : __real_swift_conformsToProtocolWithExecutionContext(type, protocol, context);
}
