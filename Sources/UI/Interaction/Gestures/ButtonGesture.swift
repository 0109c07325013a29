// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The gesture of a button. It succeeds if the finger lifts on the button. It is active from the touch-down on, so that
/// gestures of enclosing views fail.
private nonisolated struct ButtonGesture: PrimitiveGesture {
    /// Whether the button looks pressed: the finger is on the button, and the delay has passed.
    typealias Value = Bool

    /// Called at the touch-down; returns the time until the button looks pressed, in seconds.
    let delay: @MainActor () -> Double

    @MainActor func makeRecognizer(_ context: _GestureContext) -> ButtonRecognizer {
        ButtonRecognizer(context, delay: delay)
    }
    @MainActor func update(_ recognizer: ButtonRecognizer) {}
}

private final class ButtonRecognizer: TouchRecognizer<Bool> {
    /// The distance from the button within which a finger still presses it, in points, as in UIKit.
    private static let slip: CGFloat = 70

    private let delay: @MainActor () -> Double
    private var finger: Int?
    private var isInside = false
    private var isDelayed = false

    init(_ context: _GestureContext, delay: @escaping @MainActor () -> Double) {
        self.delay = delay
        super.init(context)
    }

    override func receive(_ event: TouchEvent) {
        if finger == nil { finger = event.fingers.first?.id }
        guard let seen = event.fingers.first(where: { $0.id == finger }) else { return }
        isInside = context.isNear(seen.location, distance: Self.slip)
        switch seen.phase {
        case .began: begin()
        case .moved: phase = .active(isInside && !isDelayed)
        case .still: break
        case .ended:
            stopWaiting()
            phase = isInside ? .ended(true) : .failed
        }
    }

    private func begin() {
        let delay = delay()
        isDelayed = delay > 0
        phase = .active(!isDelayed)
        guard isDelayed else { return }
        wait(delay) { [unowned self] in
            isDelayed = false
            phase = .active(isInside)
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
    let showsQuickTaps: Bool
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

    /// The time for which a scroll view keeps a touch from its content, as in UIKit, in seconds.
    private static let scrollDelay = 0.15
    /// The time for which a row looks pressed after a quick tap, in seconds.
    private static let quickTap = 1.0 / 60

    /// Whether the view has looked pressed since the touch-down.
    private var hasShownPress = false

    private(set) lazy var session: GestureSession = {
        let context = _GestureContext(element: self)
        // `pressing` comes first, so that the button returns to its normal look before its action runs.
        let gesture = ButtonGesture { [unowned self] in
            hasShownPress = false
            return isInScrollView ? Self.scrollDelay : 0
        }
        .pressing { [unowned self] isDown in
            if isDown { hasShownPress = true }
            modifier.press(isDown)
        }
        .onEnded { [unowned self] _ in
            if !hasShownPress { showQuickTap(context) }
            modifier.action()
        }
        return GestureSession(type(of: gesture)._makeRecognizer(gesture, context), of: self, context)
    }()

    private var isInScrollView: Bool {
        sequence(first: self as Element, next: \.parent).contains { ($0 as? any TouchReceiver)?.delaysPresses == true }
    }

    /// Reports the press of a tap that was shorter than the delay, at its end.
    private func showQuickTap(_ context: _GestureContext) {
        modifier.press(true)
        guard modifier.showsQuickTaps else { return modifier.press(false) }
        _ = context.schedule(after: Self.quickTap) { [weak self] in self?.modifier.press(false) }
    }

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
    ///   - showsQuickTaps: Whether a tap that is too short to look pressed in a scroll view is seen at its end, as on rows.
    ///   - press: Called with true when the view begins to look pressed, and with false when that ends.
    ///   - action: Called when the finger lifts on the view.
    nonisolated package func onPress(
        fillsFrame: Bool, isEnabled: Bool = true, showsQuickTaps: Bool = false,
        press: @escaping @MainActor (Bool) -> Void, action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(
            PressModifier(
                fillsFrame: fillsFrame, isEnabled: isEnabled, showsQuickTaps: showsQuickTaps, press: press,
                action: action))
    }
}
