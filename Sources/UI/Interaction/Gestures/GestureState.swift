// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

@propertyWrapper
public struct GestureState<Value>: ConnectedProperty {
    private var state: State<Value>
    private let initialValue: Value
    private let reset: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: wrappedValue)
        initialValue = wrappedValue
        self.reset = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { state.wrappedValue }
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
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value

    public var base: Base
    public var state: GestureState<State>
    public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

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
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

final class GestureStateRecognizer<Base: Gesture, State>: ListeningRecognizer<Base.Value> {
    var gesture: GestureStateGesture<Base, State>
    /// Whether an event has arrived since the last delivery.
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
