// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Something that fingers do to a view: a tap, a drag, a pinch, or several of these together.
///
/// A gesture is a value that says what is looked for. What has been seen of it so far is kept by a recognizer, which
/// outlives the values: one for each element to which the gesture is attached.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells while it goes on and when it ends.
    associatedtype Value
    /// The type of the gestures of which this one is made.
    associatedtype Body: Gesture

    /// The gestures of which this one is made.
    var body: Body { get }

    /// For this engine: makes what recognizes the gesture.
    static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value>
    /// Takes over a new value of the gesture.
    static func _update(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self)
}

extension Gesture where Body.Value == Value {
    /// For this engine: makes what recognizes the body.
    public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
        Body._makeRecognizer(gesture.body, context)
    }

    /// For this engine: hands a new value on to the body.
    public static func _update(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        Body._update(recognizer, gesture.body)
    }
}

extension Never: Gesture {
    /// There is none.
    public typealias Value = Never
}

/// A gesture of the system's: it has a recognizer of its own instead of a body.
protocol PrimitiveGesture: Gesture where Body == Never {
    associatedtype Recognizer: _GestureRecognizer<Value>

    func makeRecognizer(_ context: _GestureContext) -> Recognizer
    func update(_ recognizer: Recognizer)
}

extension PrimitiveGesture {
    /// Never called: the engine recognizes this gesture itself.
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// For this engine: makes what recognizes the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
        gesture.makeRecognizer(context)
    }

    /// For this engine: takes over a new value of the gesture.
    public static func _update(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        // A gesture's type fixes that of its recognizer.
        gesture.update(recognizer as! Recognizer)
    }
}

/// How far a gesture has come.
@_spi(ViewGraph) public enum GesturePhase<Value> {
    /// It may still be this gesture. Some know a value already: a long press knows that a finger is down.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    /// Whether it has been decided that this gesture takes place.
    package var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }

    /// Whether nothing more will come.
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
