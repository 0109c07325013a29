// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A description of a gesture. The state is held by a recognizer, which lives as long as the element to which the
/// gesture is attached.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }

    static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value>
    static func _update(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self)
}

extension Gesture where Body.Value == Value {
    public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
        Body._makeRecognizer(gesture.body, context)
    }

    public static func _update(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        Body._update(recognizer, gesture.body)
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture that is implemented by a recognizer instead of a `body`.
protocol PrimitiveGesture: Gesture where Body == Never {
    associatedtype Recognizer: _GestureRecognizer<Value>

    var inputKinds: GestureInputKinds { get }

    func makeRecognizer(_ context: _GestureContext) -> Recognizer
    func update(_ recognizer: Recognizer)
}

extension PrimitiveGesture {
    var inputKinds: GestureInputKinds { .all }

    /// Never called: the engine recognizes this gesture itself.
    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
        let recognizer = gesture.makeRecognizer(context)
        recognizer.acceptsTouches = gesture.inputKinds.contains(.directTouch)
        return recognizer
    }

    public static func _update(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        // The cast succeeds, because a gesture type always makes the same type of recognizer.
        gesture.update(recognizer as! Recognizer)
        recognizer.acceptsTouches = gesture.inputKinds.contains(.directTouch)
    }
}

@_spi(ViewGraph) public enum GesturePhase<Value> {
    /// Undecided. Some gestures already have a value: a long press knows that a finger is down.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    /// True for `active` and `ended`.
    package var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    /// True for the final phases `ended` and `failed`.
    var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }

    var isFailed: Bool { if case .failed = self { true } else { false } }

    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}
