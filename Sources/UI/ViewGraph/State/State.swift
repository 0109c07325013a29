// SPDX-License-Identifier: MIT

import Synchronization

/// Memory of a view that outlives the view's value. Writing it evaluates the view again.
@propertyWrapper
public struct State<Value>: ConnectedProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// A value to begin with: counts when the view comes into the tree, and not again as long as it stays.
    public init(wrappedValue value: Value) { initialValue = value }
    /// The same as `init(wrappedValue:)`, for initializers that set the property themselves.
    public init(initialValue value: Value) { initialValue = value }

    /// The value now. Before the view is in the tree it is the first one, and writes are dropped.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set {
            // Before the view is on screen there is nothing to write to: as in SwiftUI, the value is dropped.
            location?.set(newValue, transaction: .current)
        }
    }

    /// A binding to the value.
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
    /// Nil to begin with.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Where a state value lives.
///
/// Writes take effect in the order of their transactions: code outside of an update reads what was written last,
/// while bodies see the value as of the transaction that is being carried out. Another thread reads what was written last,
/// too; what it writes is left for the host's next step.
package final class StateLocation<Value>: @unchecked Sendable {
    /// Held while one of the variables below is used. Values are let go of after that: their `deinit` is anybody's code.
    private let lock = Mutex(())
    private var committed: Value
    private var latest: Value
    private var pendingWrites = 0
    /// What other threads have written, and no step has taken over yet.
    private var foreignWrites: [(value: Value, transaction: Transaction)] = []
    /// Looked at by the host's thread only.
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
        guard HostThread.isCurrent else { return setFromElsewhere(value, transaction) }
        // The closure runs on the main actor as everything here does; Value need not be Sendable for that.
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            // As in SwiftUI, what is there already changes nothing: a view that sets the same with each evaluation would be
            // evaluated for ever.
            let present = locked { latest }
            if !ViewComparison.areSame(present, value) { write(value, transaction) }
        }
    }

    /// On the host's thread.
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

    private func setFromElsewhere(_ value: Value, _ transaction: Transaction) {
        var (shown, written) = (value, value)
        let isFirst = locked {
            swap(&latest, &shown)
            // Of many writes between two steps the last one counts.
            if let last = foreignWrites.indices.last, foreignWrites[last].transaction.isSame(as: transaction) {
                swap(&foreignWrites[last].value, &written)
                return false
            }
            pendingWrites += 1
            foreignWrites.append((value, transaction))
            return foreignWrites.count == 1
        }
        guard isFirst else { return }
        ForeignChanges.add {
            let writes = self.locked {
                defer { self.foreignWrites = [] }
                return self.foreignWrites
            }
            for write in writes {
                // What the thread reads is what it has written: it says nothing of what the view has seen.
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
