/// Memory of a view that outlives the view's value. Writing it evaluates the view again.
@propertyWrapper
public struct State<Value>: ConnectedProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initialValue = value }
    public init(initialValue value: Value) { initialValue = value }

    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set {
            // Before the view is on screen there is nothing to write to: as in SwiftUI, the value is dropped.
            location?.set(newValue, transaction: .current)
        }
    }

    public var projectedValue: Binding<Value> {
        let (location, initialValue) = (location, initialValue)
        return Binding(
            get: { location?.value ?? initialValue },
            set: { value, transaction in location?.set(value, transaction: transaction) })
    }

    mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        if let existing = slot as? StateLocation<Value> {
            location = existing
        } else {
            let made = StateLocation(initialValue, node: node)
            slot = made
            location = made
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Where a state value lives.
///
/// Writes take effect in the order of their transactions: code outside of an update reads what was written last,
/// while bodies see the value as of the transaction that is being carried out.
final class StateLocation<Value>: @unchecked Sendable {
    // Views, timers and events all run on the main actor; nothing else can reach a location.
    private var committed: Value
    private var latest: Value
    private var pendingWrites = 0
    private weak var node: _AnyViewNode?

    init(_ value: Value, node: _AnyViewNode) {
        committed = value
        latest = value
        self.node = node
    }

    var value: Value {
        guard pendingWrites > 0 else { return committed }
        let isUpdating = MainActor.assumeIsolated { node?.host.isUpdating == true }
        return isUpdating ? committed : latest
    }

    func set(_ value: Value, transaction: Transaction) {
        latest = value
        pendingWrites += 1
        // The closure runs on the main actor as everything here does; Value need not be Sendable for that.
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            guard let node, node.isMounted else {
                committed = value
                pendingWrites -= 1
                return
            }
            node.host.enqueue(transaction) { [weak node] in
                self.committed = value
                self.pendingWrites -= 1
                if let node { node.host.setDirty(node) }
            }
        }
    }
}
