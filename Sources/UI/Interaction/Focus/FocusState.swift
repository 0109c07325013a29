// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// If view code writes a value and no view is bound to that value, the state is reset to nil or false. A focused view
/// that is bound to the state then loses the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        /// A copy of the state's value. Because of this copy, a binding compares unequal after the focus has moved, and
        /// views with the binding are updated.
        private let value: Value

        fileprivate init(_ location: FocusLocation<Value>?, _ value: Value) {
            self.location = location
            self.value = value
        }

        public var wrappedValue: Value {
            get { location?.value ?? value }
            nonmutating set { location?.set(newValue, transaction: .current) }
        }

        public var projectedValue: Binding { self }
    }

    private let unfocusedValue: Value
    private var location: FocusLocation<Value>?

    public init() where Value == Bool { unfocusedValue = false }

    public init<T: Hashable>() where Value == T? { unfocusedValue = nil }

    public var wrappedValue: Value {
        get { location?.value ?? unfocusedValue }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    public var projectedValue: Binding { Binding(location, wrappedValue) }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        location = slot.kept { FocusLocation(unfocusedValue, node: node) }
    }
}

/// The storage of a `FocusState`. A write by view code moves the focus, and a focus change updates the storage.
final class FocusLocation<Value: Hashable>: FocusStore, @unchecked Sendable {
    private let state: StateLocation<Value>
    private let unfocusedValue: Value
    /// Accessed only on the thread of the view host.
    private weak var node: _AnyViewNode?

    init(_ unfocusedValue: Value, node: _AnyViewNode) {
        self.unfocusedValue = unfocusedValue
        self.node = node
        state = StateLocation(unfocusedValue, node: node)
    }

    var value: Value { state.value }

    func set(_ value: Value, transaction: Transaction) {
        state.set(value, transaction: transaction)
        guard HostThread.isCurrent else { return }
        MainActor.assumeIsolated {
            guard let node, node.isMounted else { return }
            let host = node.host
            // Moves the focus after the view update that this write causes, because only that update may create the
            // target view.
            host.enqueue(transaction) { [weak host] in
                host?.afterUpdate { host?.focus.follow(self) }
            }
        }
    }

    var current: AnyHashable { AnyHashable(state.value) }
    var isUnfocused: Bool { state.value == unfocusedValue }

    func show(_ value: AnyHashable) {
        if let value = value.base as? Value, value != state.value { state.set(value, transaction: .current) }
    }

    func clear() { if !isUnfocused { state.set(unfocusedValue, transaction: .current) } }
}

/// A type-erased `FocusLocation`.
protocol FocusStore: AnyObject {
    /// The value that was written last.
    var current: AnyHashable { get }
    /// Whether the value means that no view has the focus.
    var isUnfocused: Bool { get }
    /// Sets the value, because the view bound to it has gained the focus.
    func show(_ value: AnyHashable)
    /// Resets the value to nil or false, because none of the bound views has the focus.
    func clear()
}

/// A view's binding to a `FocusState`. While the view has the focus, the state in `store` has the value `value`.
struct FocusBinding: Equatable {
    let store: any FocusStore
    let value: AnyHashable

    static func == (a: FocusBinding, b: FocusBinding) -> Bool { a.store === b.store && a.value == b.value }
}

private enum FocusBindingsKey: EnvironmentKey { static var defaultValue: [FocusBinding] { [] } }
private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The focus bindings of enclosing views, innermost last.
    var focusBindings: [FocusBinding] {
        get { self[FocusBindingsKey.self] }
        set { self[FocusBindingsKey.self] = newValue }
    }

    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension View {
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        let added = binding.location.map { FocusBinding(store: $0, value: AnyHashable(value)) }
        return transformEnvironment(\.focusBindings) { bindings in if let added { bindings.append(added) } }
    }

    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    /// Sets `binding` to `value` when this view appears, unless a view bound to `binding` has the focus already.
    /// `priority` has no effect: the first view that appears takes precedence.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { if binding.location?.isUnfocused == true { binding.wrappedValue = value } }
    }
}

public struct DefaultFocusEvaluationPriority: Sendable {
    private enum Kind { case automatic, userInitiated }
    private let kind: Kind

    public static let automatic = Self(kind: .automatic)
    public static let userInitiated = Self(kind: .userInitiated)
}
