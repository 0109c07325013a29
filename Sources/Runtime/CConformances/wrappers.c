// SPDX-License-Identifier: MIT

#include "CConformances.h"

#include "CRuntime.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

// Replacements for functions of the runtime. The linker redirects calls to them with `--wrap` (see Package.swift).
// Without that option, as in tests, nothing calls them and the `__real_` functions do not exist, hence the weak
// references.

#define BEHIND __attribute__((weak))

extern BEHIND void __real_swift_addNewDSOImage(void *sections);
extern BEHIND const void *__real_swift_conformsToProtocol(const void *type, const void *protocol);
extern BEHIND const void *__real_swift_conformsToProtocolCommon(const void *type, const void *protocol);
extern BEHIND const void *__real_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, void *context);

// The number of Swift images. A second image, such as a dynamic runtime or a library loaded later, may contain
// conformances that are not in the index.
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

// `context` is an output for conformances that are isolated to an actor. The index never finds such a conformance, so
// it leaves `context` unchanged.
const void *__wrap_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, void *context) {
    const void *table;
    return find(type, protocol, &table)
               ? table
               : __real_swift_conformsToProtocolWithExecutionContext(type, protocol, context);
}
