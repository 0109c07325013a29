// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A gesture of yes and no that also tells when a yes begins, and when it is over.
nonisolated struct PressingGesture<Content: Gesture>: ListeningGesture where Content.Value == Bool {
    typealias Value = Bool
    typealias Recognizer = PressingRecognizer

    let content: Content
    let action: (Bool) -> Void
}

extension Gesture where Value == Bool {
    /// Runs `action` with true when the gesture's value becomes true, and with false when it is so no longer: it has
    /// changed, or the gesture has ended or failed. Before `onEnded`, if that stands outside.
    nonisolated func pressing(_ action: @escaping (Bool) -> Void) -> PressingGesture<Self> {
        PressingGesture(content: self, action: action)
    }
}

final class PressingRecognizer: CallingRecognizer<Bool> {
    private var isPressing = false

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
