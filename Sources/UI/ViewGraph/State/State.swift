// SPDX-License-Identifier: MIT

import Synchronization

@propertyWrapper
public struct State<Value>: ConnectedProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initialValue = value }
    public init(initialValue value: Value) { initialValue = value }

    /// Before the view is in the tree, reads return the initial value and writes are ignored.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set {
            // Before the view is in the tree there is no storage. As in SwiftUI, the write is ignored.
            location?.set(newValue, transaction: .current)
        }
    }

    public var projectedValue: Binding<Value> {
        let (location, initialValue) = (location, initialValue)
        return Binding(
            get: { location?.value ?? initialValue },
            set: { value, transaction in location?.set(value, transaction: transaction) })
    }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        location = slot.kept { StateLocation(initialValue, node: node) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// The storage of a state value.
///
/// Writes take effect in the order of their transactions. Code outside of an update reads the value written last.
/// Bodies read the value as of the transaction that is being carried out. Other threads also read the value written
/// last; their writes wait for the host's next step.
package final class StateLocation<Value>: @unchecked Sendable {
    /// Guards the variables below, except `node`. Values are released outside of the lock, because their `deinit` may
    /// run arbitrary code.
    private let lock = Mutex(())
    private var committed: Value
    private var latest: Value
    private var pendingWrites = 0
    /// Writes by other threads that the host has not carried out yet.
    private var crossThreadWrites: [(value: Value, transaction: Transaction)] = []
    /// The node of the view that owns the state; accessed on the host's thread only.
    private weak var node: _AnyViewNode?

    package init(_ value: Value, node: _AnyViewNode) {
        committed = value
        latest = value
        self.node = node
    }

    package var value: Value {
        let current = locked { pendingWrites == 0 ? Optional(committed) : nil }
        if let current { return current }
        let isUpdating = HostThread.isCurrent && MainActor.assumeIsolated { node?.host.isUpdating == true }
        return locked { isUpdating ? committed : latest }
    }

    package func set(_ value: Value, transaction: Transaction) {
        guard HostThread.isCurrent else { return setFromOtherThread(value, transaction) }
        // The closure runs on the main actor, so `Value` need not be `Sendable`.
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            // As in SwiftUI, writing an equal value changes nothing. Otherwise a view whose body sets its own state to
            // a constant would be evaluated for ever.
            let present = locked { latest }
            if !ViewComparison.areSame(present, value) { write(value, transaction) }
        }
    }

    /// Must run on the host's thread.
    private func write(_ value: Value, _ transaction: Transaction) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            announce(value)
            guard let node, node.isMounted else { return commit(value) }
            node.host.enqueue(transaction) { [weak node] in
                self.commit(value)
                if let node { node.host.setDirty(node) }
            }
        }
    }

    private func setFromOtherThread(_ value: Value, _ transaction: Transaction) {
        var (shown, written) = (value, value)
        let isFirst = locked {
            swap(&latest, &shown)
            // A later write with the same transaction replaces the pending write.
            if let last = crossThreadWrites.indices.last, crossThreadWrites[last].transaction.isSame(as: transaction) {
                swap(&crossThreadWrites[last].value, &written)
                return false
            }
            pendingWrites += 1
            crossThreadWrites.append((value, transaction))
            return crossThreadWrites.count == 1
        }
        guard isFirst else { return }
        CrossThreadChanges.add {
            let writes = self.locked {
                defer { self.crossThreadWrites = [] }
                return self.crossThreadWrites
            }
            for write in writes {
                // Unlike the setter, does not compare with `latest`: the other thread has stored the value there, but
                // the view has not seen it.
                self.write(write.value, write.transaction)
                self.locked { self.pendingWrites -= 1 }
            }
        }
    }

    private func announce(_ value: Value) {
        var value = value
        locked {
            swap(&latest, &value)
            pendingWrites += 1
        }
    }

    private func commit(_ value: Value) {
        var value = value
        locked {
            swap(&committed, &value)
            pendingWrites -= 1
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.withLock { _ in
            nonisolated(unsafe) let result = body()
            return result
        }
    }
}
