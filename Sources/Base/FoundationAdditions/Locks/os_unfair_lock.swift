// SPDX-License-Identifier: MIT

import Foundation

/// A spin lock. As on Apple's platforms, it must not move in memory while it is held.
public struct os_unfair_lock_s: @unchecked Sendable {
    fileprivate var lock = pthread_spinlock_t()

    public init() { pthread_spin_init(&lock, Int32(PTHREAD_PROCESS_PRIVATE)) }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_spin_lock(&lock.pointee.lock) }

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_spin_trylock(&lock.pointee.lock) == 0 }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_spin_unlock(&lock.pointee.lock) }
