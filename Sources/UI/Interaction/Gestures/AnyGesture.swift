// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// If an update changes the wrapped gesture's type, the new gesture receives touches from the next touch-down on.
@MainActor @preconcurrency
public struct AnyGesture<Value>: Gesture {
    private let gesture: any Gesture<Value>

    public init<T: Gesture<Value>>(_ gesture: T) { self.gesture = gesture }

    /// Never called: the engine unwraps the gesture.
    public var body: Never { fatalError("AnyGesture has no body") }

    public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
        let recognizer = AnyRecognizer<Value>(context)
        recognizer.take(gesture.gesture)
        return recognizer
    }

    public static func _update(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        (recognizer as! AnyRecognizer<Value>).take(gesture.gesture)
    }
}

private final class AnyRecognizer<Value>: DelegatingRecognizer<Value> {
    private var type: (any Gesture<Value>.Type)?

    func take(_ gesture: any Gesture<Value>) { open(gesture) }

    private func open<G: Gesture<Value>>(_ gesture: G) {
        if let inner, type == G.self { return G._update(inner, gesture) }
        inner?.cancel()
        inner = G._makeRecognizer(gesture, context)
        type = G.self
    }
}
