// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A gesture of yes and no that also tells when a yes begins, and when it is over.
nonisolated struct PressingGesture<Content: Gesture>: PrimitiveGesture where Content.Value == Bool {
    typealias Value = Bool

    let content: Content
    let action: (Bool) -> Void

    @MainActor func makeRecognizer(_ context: _GestureContext) -> PressingRecognizer {
        PressingRecognizer(Content._makeRecognizer(content, context), action)
    }

    @MainActor func update(_ recognizer: PressingRecognizer) {
        Content._update(recognizer.content, content)
        recognizer.action = action
    }
}

extension Gesture where Value == Bool {
    /// Runs `action` with true when the gesture's value becomes true, and with false when it is so no longer: it has
    /// changed, or the gesture has ended or failed. Before `onEnded`, if that stands outside.
    nonisolated func pressing(_ action: @escaping (Bool) -> Void) -> PressingGesture<Self> {
        PressingGesture(content: self, action: action)
    }
}

final class PressingRecognizer: ListeningRecognizer<Bool> {
    var action: (Bool) -> Void
    private var isPressing = false

    init(_ content: _GestureRecognizer<Bool>, _ action: @escaping (Bool) -> Void) {
        self.action = action
        super.init(content)
    }

    override func deliver() {
        super.deliver()
        switch phase {
        case .possible(let value): set(value ?? false)
        case .active(let value): set(value)
        case .ended, .failed: set(false)
        }
    }

    private func set(_ isPressing: Bool) {
        guard isPressing != self.isPressing else { return }
        self.isPressing = isPressing
        action(isPressing)
    }

    override func reset() {
        super.reset()
        set(false)
    }
}
