// SPDX-License-Identifier: MIT

import Foundation

/// A lock with what it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage: @unchecked Sendable {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// A lock that protects `initialState`, which is handed over.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    /// A lock that protects `initialState`.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// A lock that protects what its users agree on.
    public init() where State == () { storage = Storage(()) }

    /// Runs `body` while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }
    /// Runs `body` while nobody else does, whatever it hands over.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
    /// Runs `body` if nobody else does; nil where somebody does.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == () {
    /// Waits until nobody else has the lock.
    public func lock() { storage.lock.lock() }
    /// Lets others have the lock.
    public func unlock() { storage.lock.unlock() }
    /// Runs `body` while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
