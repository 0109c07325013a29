// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A nil gesture ignores touches.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    /// Never called: the engine unwraps the gesture.
    public var body: Never { fatalError("an optional gesture has no body") }

    public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
        let recognizer = OptionalRecognizer<Wrapped>(context)
        recognizer.take(gesture)
        return recognizer
    }

    public static func _update(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        (recognizer as! OptionalRecognizer<Wrapped>).take(gesture)
    }
}

private final class OptionalRecognizer<G: Gesture>: DelegatingRecognizer<G.Value> {
    func take(_ gesture: G?) {
        guard let gesture else {
            inner?.cancel()
            inner = nil
            return
        }
        if let inner { return G._update(inner, gesture) }
        // The new recognizer receives touches from the next touch-down on.
        inner = G._makeRecognizer(gesture, context)
    }
}

extension View {
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}
