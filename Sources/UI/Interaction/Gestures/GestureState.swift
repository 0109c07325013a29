// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// State that lives as long as a gesture goes on, and then falls back to its first value.
@propertyWrapper
public struct GestureState<Value>: ConnectedProperty {
    private var state: State<Value>
    private let initialValue: Value
    private let reset: (Value, inout Transaction) -> Void

    /// A state that falls back at once.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
    /// The same as `init(wrappedValue:)`, for initializers that set the property themselves.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// - Parameter resetTransaction: how the value falls back; with an animation, gradually.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// - Parameter resetTransaction: How the value falls back; with an animation, gradually.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: given the last value, changes the transaction in which it falls back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: wrappedValue)
        initialValue = wrappedValue
        self.reset = reset
    }

    /// - Parameter reset: Given the last value, changes the transaction in which it falls back.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value now; only `updating(_:body:)` changes it.
    public var wrappedValue: Value { state.wrappedValue }
    /// The property itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        state.connect(to: &slot, of: node)
    }

    func set(_ value: Value, _ transaction: Transaction) {
        withTransaction(transaction) { state.wrappedValue = value }
    }

    func fallBack() {
        var transaction = Transaction()
        reset(wrappedValue, &transaction)
        set(initialValue, transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that is nil while no gesture goes on.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that is nil while no gesture goes on.
    ///
    /// - Parameter reset: Given the last value, changes the transaction in which it falls back.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

/// A gesture that keeps a `GestureState` up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    /// What the gesture tells, unchanged.
    public typealias Value = Base.Value

    /// The gesture that is followed.
    public var base: Base
    /// The state that is kept up to date.
    public var state: GestureState<State>
    /// Called with each new value of the gesture, the state to change, and the transaction in which it changes.
    public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

    /// The same as `base.updating(state, body: body)`.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> GestureStateRecognizer<Base, State> {
        GestureStateRecognizer(self, Base._makeRecognizer(base, context))
    }

    @MainActor func update(_ recognizer: GestureStateRecognizer<Base, State>) {
        Base._update(recognizer.content, base)
        recognizer.gesture = self
    }
}

extension Gesture {
    /// Calls `body` with each new value, to change the state of the gesture.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

final class GestureStateRecognizer<Base: Gesture, State>: ListeningRecognizer<Base.Value> {
    var gesture: GestureStateGesture<Base, State>
    /// Events since the last delivery have brought something new.
    private var isStale = false
    private var isChanged = false

    init(_ gesture: GestureStateGesture<Base, State>, _ content: _GestureRecognizer<Base.Value>) {
        self.gesture = gesture
        super.init(content)
    }

    override func receive(_ event: TouchEvent) {
        super.receive(event)
        isStale = true
    }

    override func deliver() {
        super.deliver()
        switch phase {
        case .possible(let value?), .active(let value):
            guard isStale else { return }
            isStale = false
            isChanged = true
            var transaction = Transaction()
            transaction.isContinuous = true
            transaction.tracksVelocity = true
            var state = gesture.state.wrappedValue
            gesture.body(value, &state, &transaction)
            gesture.state.set(state, transaction)
        case .possible(nil): return
        case .ended, .failed: fallBack()
        }
    }

    private func fallBack() {
        guard isChanged else { return }
        isChanged = false
        context.afterDelivery { [state = gesture.state] in state.fallBack() }
    }

    override func reset() {
        fallBack()
        isStale = false
        super.reset()
    }
}
