// SPDX-License-Identifier: MIT

// Annotates Swift's `Mutex` for ThreadSanitizer.
//
// The uncontended path is inlined into callers and thus instrumented. The contended path, waiting and waking, is in
// the library, which is not instrumented; TSan would report races on everything the lock protects. In TSan builds,
// these wrappers replace the three library functions, call them and report the synchronisation.
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
