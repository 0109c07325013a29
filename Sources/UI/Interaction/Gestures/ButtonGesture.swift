// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The gesture of a button. It succeeds if the finger lifts on the button. It is active from the touch-down on, so that
/// gestures of enclosing views fail.
private nonisolated struct ButtonGesture: PrimitiveGesture {
    /// Whether the finger is on the button.
    typealias Value = Bool

    @MainActor func makeRecognizer(_ context: _GestureContext) -> ButtonRecognizer { ButtonRecognizer(context) }
    @MainActor func update(_ recognizer: ButtonRecognizer) {}
}

private final class ButtonRecognizer: TouchRecognizer<Bool> {
    /// The distance from the button within which a finger still presses it, in points, as in UIKit.
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

private nonisolated struct PressModifier: WrappingModifier {
    let fillsFrame: Bool
    let isEnabled: Bool
    let press: @MainActor (Bool) -> Void
    let action: @MainActor () -> Void

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        PressElement(self, around: content, node: node)
    }
}

private final class PressElement: PassThroughElement<PressModifier>, TouchReceiver {
    var priority: GesturePriority { .normal }
    var gestureMask: GestureMask { modifier.isEnabled ? .all : .subviews }
    var yieldsToPans: Bool { true }

    private(set) lazy var session: GestureSession = {
        let context = _GestureContext(element: self)
        // `pressing` comes first, so that the button returns to its normal look before its action runs.
        let gesture = ButtonGesture()
            .pressing { [unowned self] in modifier.press($0) }
            .onEnded { [unowned self] _ in modifier.action() }
        return GestureSession(type(of: gesture)._makeRecognizer(gesture, context), of: self, context)
    }()

    override func hitTest(_ point: CGPoint) -> Element? {
        super.hitTest(point) ?? (modifier.fillsFrame && modifier.isEnabled && frame.contains(point) ? self : nil)
    }
}

extension View {
    /// Makes this view react to touches like a button.
    ///
    /// - Parameters:
    ///   - fillsFrame: Whether gaps between drawn parts react to touches.
    ///   - isEnabled: Whether the view reacts to touches.
    ///   - press: Called with true when a finger presses the view, and with false when the press ends.
    ///   - action: Called when the finger lifts on the view.
    nonisolated package func onPress(
        fillsFrame: Bool, isEnabled: Bool = true, press: @escaping @MainActor (Bool) -> Void,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(PressModifier(fillsFrame: fillsFrame, isEnabled: isEnabled, press: press, action: action))
    }
}
