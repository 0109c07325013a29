// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A gesture that wraps `content`, has the same type of values, and passes them to `action`.
protocol ListeningGesture: PrimitiveGesture where Recognizer: CallingRecognizer<Content.Value>, Value == Content.Value {
    associatedtype Content: Gesture

    var content: Content { get }
    var action: (Value) -> Void { get }
}

extension ListeningGesture {
    func makeRecognizer(_ context: _GestureContext) -> Recognizer {
        Recognizer(Content._makeRecognizer(content, context), action)
    }

    func update(_ recognizer: Recognizer) {
        Content._update(recognizer.content, content)
        recognizer.action = action
    }
}

nonisolated public struct _ChangedGesture<Content: Gesture>: ListeningGesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    typealias Recognizer = ChangedRecognizer<Value>

    let content: Content
    let action: (Value) -> Void
}

nonisolated public struct _EndedGesture<Content: Gesture>: ListeningGesture {
    public typealias Value = Content.Value
    typealias Recognizer = EndedRecognizer<Value>

    let content: Content
    let action: (Value) -> Void
}

nonisolated public struct _MapGesture<Content: Gesture, Result>: PrimitiveGesture {
    public typealias Value = Result

    let content: Content
    let transform: (Content.Value) -> Result

    @MainActor func makeRecognizer(_ context: _GestureContext) -> MappedRecognizer<Content.Value, Value> {
        MappedRecognizer(Content._makeRecognizer(content, context), transform)
    }

    @MainActor func update(_ recognizer: MappedRecognizer<Content.Value, Value>) {
        Content._update(recognizer.content, content)
        recognizer.transform = transform
    }
}

extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

// MARK: - Recognizers

/// A recognizer that forwards all calls to `content`, whose values may have another type.
class RelayRecognizer<Inner, Value>: _GestureRecognizer<Value> {
    final let content: _GestureRecognizer<Inner>

    init(_ content: _GestureRecognizer<Inner>) {
        self.content = content
        super.init(content.context)
    }

    override func receive(_ event: TouchEvent) { content.receive(event) }
    override func deliver() { content.deliver() }
    override func cancel() { content.cancel() }
    override func reset() { content.reset() }
}

/// A relay with the same type of values as the inner recognizer, whose `phase` it uses.
class ListeningRecognizer<Value>: RelayRecognizer<Value, Value> {
    override final var phase: GesturePhase<Value> {
        get { content.phase }
        set { content.phase = newValue }
    }
}

/// The base class of recognizers that call `action`, for example when the gesture ends.
class CallingRecognizer<Value>: ListeningRecognizer<Value> {
    final var action: (Value) -> Void

    required init(_ content: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(content)
    }
}

final class ChangedRecognizer<Value: Equatable>: CallingRecognizer<Value> {
    private var last: Value?

    override func deliver() {
        super.deliver()
        switch phase {
        case .possible(let value?), .active(let value):
            guard value != last else { return }
            last = value
            action(value)
        case .possible(nil), .ended, .failed: return
        }
    }

    override func reset() {
        last = nil
        super.reset()
    }
}

final class EndedRecognizer<Value>: CallingRecognizer<Value> {
    private var isTold = false

    override func deliver() {
        super.deliver()
        guard case .ended(let value) = phase, !isTold else { return }
        isTold = true
        action(value)
    }

    override func reset() {
        isTold = false
        super.reset()
    }
}

final class MappedRecognizer<Inner, Value>: RelayRecognizer<Inner, Value> {
    var transform: (Inner) -> Value

    init(_ content: _GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
        self.transform = transform
        super.init(content)
    }

    override var phase: GesturePhase<Value> {
        get { content.phase.map(transform) }
        set {}
    }
}
