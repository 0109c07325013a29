// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A finger on a button. The gesture takes place from the first touch on, so that nothing around the button reacts too,
/// and succeeds when the finger goes up on it.
private nonisolated struct ButtonGesture: PrimitiveGesture {
    /// Whether the finger is on the button now.
    typealias Value = Bool

    @MainActor func makeRecognizer(_ context: _GestureContext) -> ButtonRecognizer { ButtonRecognizer(context) }
    @MainActor func update(_ recognizer: ButtonRecognizer) {}
}

private final class ButtonRecognizer: TouchRecognizer<Bool> {
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

private nonisolated struct PressModifier: WrappingModifier {
    let fillsFrame: Bool
    let isEnabled: Bool
    let press: @MainActor (Bool) -> Void
    let action: @MainActor () -> Void

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        PressElement(self, around: content, node: node)
    }
}

private final class PressElement: WrapperElement<PressModifier>, TouchReceiver {
    var priority: GesturePriority { .normal }
    var gestureMask: GestureMask { modifier.isEnabled ? .all : .subviews }
    var yieldsToPans: Bool { true }

    private(set) lazy var session: GestureSession = {
        let context = _GestureContext(element: self)
        // The button comes back to its own look before its action runs.
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
    /// Touches of this view as those of a button.
    ///
    /// - Parameters:
    ///   - fillsFrame: Gaps between what is drawn can be touched too.
    ///   - isEnabled: Whether it is one.
    ///   - press: A finger has come to lie on the view (true), or does no more.
    ///   - action: The finger has gone up on the view.
    nonisolated package func onPress(
        fillsFrame: Bool, isEnabled: Bool = true, press: @escaping @MainActor (Bool) -> Void,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(PressModifier(fillsFrame: fillsFrame, isEnabled: isEnabled, press: press, action: action))
    }
}
