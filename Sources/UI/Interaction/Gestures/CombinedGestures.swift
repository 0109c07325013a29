// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A gesture that combines two gestures, such as `SimultaneousGesture`. Its recognizer forwards touches to the
/// recognizers of both.
protocol PairedGesture: PrimitiveGesture where Recognizer: PairedRecognizer<First.Value, Second.Value, Value> {
    associatedtype First: Gesture
    associatedtype Second: Gesture

    var first: First { get }
    var second: Second { get }
}

extension PairedGesture {
    func makeRecognizer(_ context: _GestureContext) -> Recognizer {
        Recognizer(First._makeRecognizer(first, context), Second._makeRecognizer(second, context), context)
    }

    func update(_ recognizer: Recognizer) {
        First._update(recognizer.first, first)
        Second._update(recognizer.second, second)
    }
}

nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairedGesture {
    /// The values of both gestures; nil while a gesture has no value.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }

    typealias Recognizer = SimultaneousRecognizer<First, Second>
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PairedGesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }

    typealias Recognizer = SequenceRecognizer<First, Second>
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairedGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }

    typealias Recognizer = ExclusiveRecognizer<First, Second>
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

// MARK: - Recognizers

/// Forwards touches to two recognizers and computes its phase from their phases. The phase is computed on each read,
/// because timers may change the two phases between touches.
class PairedRecognizer<A, B, Value>: _GestureRecognizer<Value> {
    final let first: _GestureRecognizer<A>
    final let second: _GestureRecognizer<B>

    required init(_ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>, _ context: _GestureContext) {
        (self.first, self.second) = (first, second)
        super.init(context)
    }

    override func receive(_ event: TouchEvent) {
        if !first.phase.isOver { first.receive(event) }
        if !second.phase.isOver { second.receive(event) }
    }

    override func deliver() {
        first.deliver()
        second.deliver()
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func reset() {
        first.reset()
        second.reset()
    }
}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairedRecognizer<
    First.Value, Second.Value, SimultaneousGesture<First, Second>.Value
>
{
    override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
        get {
            let value = SimultaneousGesture<First, Second>.Value(
                first: first.phase.value, second: second.phase.value)
            if first.phase.isFailed && second.phase.isFailed { return .failed }
            if first.phase.isOver && second.phase.isOver { return .ended(value) }
            if first.phase.isRecognized || second.phase.isRecognized { return .active(value) }
            let knowsNothing = first.phase.value == nil && second.phase.value == nil
            return .possible(knowsNothing ? nil : value)
        }
        set {}
    }
}

final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairedRecognizer<
    First.Value, Second.Value, SequenceGesture<First, Second>.Value
>
{
    /// The latest event. Its fingers start the second gesture when the first gesture has ended.
    private var lastEvent: TouchEvent?
    private var hasBegunSecond = false

    override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
        get {
            guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
            switch second.phase {
            case .possible(let inner): return .active(.second(value, inner))
            case .active(let inner): return .active(.second(value, inner))
            case .ended(let inner): return .ended(.second(value, inner))
            case .failed: return .failed
            }
        }
        set {}
    }

    override func receive(_ event: TouchEvent) {
        lastEvent = event
        if first.phase.isOver {
            beginSecond()
            if !second.phase.isOver { second.receive(event) }
        } else {
            first.receive(event)
            beginSecond()
        }
    }

    /// When the first gesture has ended, starts the second gesture with the fingers that are still down.
    private func beginSecond() {
        guard case .ended = first.phase, !hasBegunSecond, let lastEvent else { return }
        hasBegunSecond = true
        if lastEvent.isDown { second.receive(lastEvent.beginning) }
    }

    override func deliver() {
        beginSecond()
        super.deliver()
    }

    override func reset() {
        lastEvent = nil
        hasBegunSecond = false
        super.reset()
    }
}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairedRecognizer<
    First.Value, Second.Value, ExclusiveGesture<First, Second>.Value
>
{
    override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
        get {
            if first.phase.isFailed { return second.phase.map { .second($0) } }
            if first.phase.isRecognized || second.phase.isFailed { return first.phase.map { .first($0) } }
            // While the first gesture is undecided, the second one cannot be recognized.
            return .possible(first.phase.value.map { .first($0) } ?? second.phase.value.map { .second($0) })
        }
        set {}
    }

    override func deliver() {
        first.deliver()
        if first.phase.isRecognized { second.cancel() }
        if first.phase.isFailed || !second.phase.isRecognized { second.deliver() }
    }
}
