// SPDX-License-Identifier: MIT

#include "CConformances.h"

#include "CSections.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

// What the runtime itself and others call instead of its functions, where the linker is told to (`--wrap`; see
// Package.swift). Where it is not, as in tests, nobody calls these, and there are no functions behind them.

#define BEHIND __attribute__((weak))

extern BEHIND void __real_swift_addNewDSOImage(void *sections);
extern BEHIND const void *__real_swift_conformsToProtocol(const void *type, const void *protocol);
extern BEHIND const void *__real_swift_conformsToProtocolCommon(const void *type, const void *protocol);
extern BEHIND const void *__real_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, void *context);

// With a second image there may be conformances that are not in the index: the runtime's own where it is a library, and whatever is
// loaded later and calls this.
static atomic_int image_count;

void __wrap_swift_addNewDSOImage(void *sections) {
    atomic_fetch_add(&image_count, 1);
    __real_swift_addNewDSOImage(sections);
}

static pthread_once_t are_counted = PTHREAD_ONCE_INIT;
static bool is_alone;

static bool count_one(const void *section, size_t byte_count, void *count) {
    (void)section, (void)byte_count;
    ++*(int *)count;
    return true;
}

static void count_images(void) {
    int count = 0;
    is_alone = sections_each_conformances(count_one, &count) && count == 1;
}

static bool find(const void *type, const void *protocol, const void **witness_table) {
    pthread_once(&are_counted, count_images);
    return is_alone && atomic_load(&image_count) == 1 && conformances_find(type, protocol, witness_table);
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
