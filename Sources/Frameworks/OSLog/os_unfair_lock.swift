// SPDX-License-Identifier: MIT

import Foundation

/// A lock as C has it. It must stay where it is while somebody has it.
public struct os_unfair_lock_s: @unchecked Sendable {
    fileprivate var lock = pthread_spinlock_t()

    /// A lock that nobody has.
    public init() { pthread_spin_init(&lock, Int32(PTHREAD_PROCESS_PRIVATE)) }
}

/// A lock as C has it.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until nobody else has the lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_spin_lock(&lock.pointee.lock) }

/// Takes the lock where nobody else has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_spin_trylock(&lock.pointee.lock) == 0 }

/// Lets others have the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_spin_unlock(&lock.pointee.lock) }
