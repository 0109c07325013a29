import Foundation
@_spi(ViewGraph) import ViewGraph

/// A finger on a button. The gesture takes place from the first touch on, so that nothing around the button reacts too,
/// and succeeds when the finger goes up on it.
nonisolated struct ButtonGesture: PrimitiveGesture {
    /// Whether the finger is on the button now.
    typealias Value = Bool

    @MainActor func makeRecognizer(_ context: _GestureContext) -> ButtonRecognizer { ButtonRecognizer(context) }
    @MainActor func update(_ recognizer: ButtonRecognizer) {}
}

final class ButtonRecognizer: TouchRecognizer<Bool> {
    /// How far a finger may slip off the button and still press it, in points. (UIKit's measure.)
    private static let slip: CGFloat = 70

    private var finger: Int?

    override func receive(_ event: TouchEvent) {
        if finger == nil { finger = event.fingers.first?.id }
        guard let seen = event.fingers.first(where: { $0.id == finger }) else { return }
        let isInside = context.isNear(seen.location, distance: Self.slip)
        switch seen.phase {
        case .began: phase = .active(true)
        case .moved: phase = .active(isInside)
        case .still: break
        case .ended: phase = isInside ? .ended(true) : .failed
        }
    }

    override func reset() {
        finger = nil
        super.reset()
    }
}
