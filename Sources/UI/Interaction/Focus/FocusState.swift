// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Which of some views has the focus: the one that keys write into.
///
/// A value that is written moves the focus to the view that `focused(_:equals:)` gives this value; where there is none, nobody
/// has it, and the value falls back to nil or false. Touches that move the focus write the value.
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
    /// Reads and moves the focus from elsewhere.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        /// So that a view which is given the binding is another one when the focus has moved.
        private let value: Value

        fileprivate init(_ location: FocusLocation<Value>?, _ value: Value) {
            self.location = location
            self.value = value
        }

        /// The value of the view that has the focus.
        public var wrappedValue: Value {
            get { location?.value ?? value }
            nonmutating set { location?.set(newValue, transaction: .current) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let nobody: Value
    private var location: FocusLocation<Value>?

    /// Whether one view has the focus.
    public init() where Value == Bool { nobody = false }

    /// Which of several views has the focus; nil where none of them has.
    public init<T: Hashable>() where Value == T? { nobody = nil }

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
        get { location?.value ?? nobody }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// For `focused(_:equals:)`, and for other views.
    public var projectedValue: Binding { Binding(location, wrappedValue) }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        location = slot.kept { FocusLocation(nobody, node: node) }
    }
}

/// Where a value of focus lives. Its author writes it to move the focus; the focus writes it when it moves.
final class FocusLocation<Value: Hashable>: FocusStore, @unchecked Sendable {
    private let state: StateLocation<Value>
    private let nobody: Value
    /// Looked at by the host's thread only.
    private weak var node: _AnyViewNode?

    init(_ nobody: Value, node: _AnyViewNode) {
        self.nobody = nobody
        self.node = node
        state = StateLocation(nobody, node: node)
    }

    var value: Value { state.value }

    func set(_ value: Value, transaction: Transaction) {
        state.set(value, transaction: transaction)
        guard HostThread.isCurrent else { return }
        MainActor.assumeIsolated {
            guard let node, node.isMounted else { return }
            let host = node.host
            // When the views are as this change has made them.
            host.enqueue(transaction) { [weak host] in
                host?.afterUpdate { host?.focus.follow(self) }
            }
        }
    }

    var current: AnyHashable { AnyHashable(state.value) }
    var isAtNobody: Bool { state.value == nobody }

    func show(_ value: AnyHashable) {
        if let value = value.base as? Value, value != state.value { state.set(value, transaction: .current) }
    }

    func clear() { if !isAtNobody { state.set(nobody, transaction: .current) } }
}

/// A value of focus, whatever its type.
protocol FocusStore: AnyObject {
    /// The value that was written last.
    var current: AnyHashable { get }
    /// Whether it says that nobody has the focus.
    var isAtNobody: Bool { get }
    /// The focus has come to the view of this value.
    func show(_ value: AnyHashable)
    /// None of its views has the focus.
    func clear()
}

/// That a view has the focus while a store has this value.
struct FocusBinding: Equatable {
    let store: any FocusStore
    let value: AnyHashable

    static func == (a: FocusBinding, b: FocusBinding) -> Bool { a.store === b.store && a.value == b.value }
}

private enum FocusBindingsKey: EnvironmentKey { static var defaultValue: [FocusBinding] { [] } }
private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Those around this place, the innermost last.
    var focusBindings: [FocusBinding] {
        get { self[FocusBindingsKey.self] }
        set { self[FocusBindingsKey.self] = newValue }
    }

    /// Whether the nearest view around that can have the focus has it.
    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

extension View {
    /// Binds the focus of this view, or of one inside, to a value: `binding` has it as long as the focus is here, and the
    /// focus comes here when it is written.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        let added = binding.location.map { FocusBinding(store: $0, value: AnyHashable(value)) }
        return transformEnvironment(\.focusBindings) { bindings in if let added { bindings.append(added) } }
    }

    /// Binds the focus of this view, or of one inside, to true.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    /// Has the focus begin at the view of this value, unless it is elsewhere already.
    ///
    /// - Parameter priority: Without effect: what appears first has the focus.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { if binding.location?.isAtNobody == true { binding.wrappedValue = value } }
    }
}

/// How a default focus stands to those of other views.
public struct DefaultFocusEvaluationPriority: Sendable {
    private enum Kind { case automatic, userInitiated }
    private let kind: Kind

    /// When views appear.
    public static let automatic = Self(kind: .automatic)
    /// Also when the user moves the focus into the view.
    public static let userInitiated = Self(kind: .userInitiated)
}
