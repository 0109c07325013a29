// SPDX-License-Identifier: MIT

// What ThreadSanitizer must be told of Swift's `Mutex`. A lock that nobody else holds is taken by code that is compiled into
// its user, and instrumented with it. Waiting for one, and waking those who wait, is done inside of the library, which is
// not: TSan would take all that two threads do under a lock for a race as soon as one has waited. So in builds with TSan
// these three functions of the library are replaced by ones that call them and say what they did.
#if __has_feature(thread_sanitizer)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFTCALL __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFTCALL void lock_slowly(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFTCALL bool try_to_lock_slowly(SELF void *mutex) __asm__(TRY_LOCK);
SWIFTCALL void unlock_slowly(SELF void *mutex) __asm__(UNLOCK);

SWIFTCALL void lock_slowly(uint32_t thread, SELF void *mutex) {
    ((SWIFTCALL void (*)(uint32_t, SELF void *))dlsym(RTLD_NEXT, LOCK))(thread, mutex);
    __tsan_acquire(mutex);
}

SWIFTCALL bool try_to_lock_slowly(SELF void *mutex) {
    const bool is_locked = ((SWIFTCALL bool (*)(SELF void *))dlsym(RTLD_NEXT, TRY_LOCK))(mutex);
    if (is_locked) __tsan_acquire(mutex);
    return is_locked;
}

SWIFTCALL void unlock_slowly(SELF void *mutex) {
    __tsan_release(mutex);
    ((SWIFTCALL void (*)(SELF void *))dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
#endif
