// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Wraps a Boolean gesture, and calls `action` whenever the gesture's value changes.
nonisolated struct PressingGesture<Content: Gesture>: ListeningGesture where Content.Value == Bool {
    typealias Value = Bool
    typealias Recognizer = PressingRecognizer

    let content: Content
    let action: (Bool) -> Void
}

extension Gesture where Value == Bool {
    /// Calls `action` with true when the value becomes true. Calls it with false when the value becomes false, or when
    /// the gesture ends or fails.
    ///
    /// The call with false comes before an outer `onEnded`.
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
