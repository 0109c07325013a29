// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A gesture that may be missing: then nothing is looked for.
extension Optional: Gesture where Wrapped: Gesture {
    /// What the gesture tells.
    public typealias Value = Wrapped.Value

    /// Never called: the engine looks into it.
    public var body: Never { fatalError("an optional gesture has no body") }

    /// For this engine: makes what recognizes the gesture, now or when it comes.
    public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
        let recognizer = OptionalRecognizer<Wrapped>(context)
        recognizer.take(gesture)
        return recognizer
    }

    /// For this engine: takes over a new value of the gesture.
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
        // It looks at the fingers that come from now on.
        inner = G._makeRecognizer(gesture, context)
    }
}

extension View {
    /// Waits for a gesture on this view while `isEnabled` is true. Those of the views inside come first.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Waits for a gesture on this view while `isEnabled` is true, before those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Waits for a gesture on this view while `isEnabled` is true, together with those of the views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}
