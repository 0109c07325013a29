// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A long press whose value is its place in the window.
nonisolated struct MenuPressGesture: PrimitiveGesture {
    typealias Value = CGPoint

    @MainActor func makeRecognizer(_ context: _GestureContext) -> MenuPressRecognizer { MenuPressRecognizer(context) }
    @MainActor func update(_ recognizer: MenuPressRecognizer) {}
}

final class MenuPressRecognizer: StationaryTouchRecognizer<CGPoint> {
    override var maximumTravel: CGFloat { LongPressGesture().maximumDistance }

    override func touchBegan() {
        phase = .possible(start)
        wait(LongPressGesture().minimumDuration) { [unowned self] in phase = .ended(start) }
    }
}

extension View {
    /// Adds a long press. When it succeeds, it takes the finger from a pressed button, so that the button's action does
    /// not run. The action's argument is the place of the press in the window.
    nonisolated package func takingLongPress(_ action: @escaping @MainActor (CGPoint) -> Void) -> some View {
        let press = MenuPressGesture().onEnded { place in MainActor.assumeIsolated { action(place) } }
        return modifier(
            GestureModifier(gesture: press, priority: .normal, mask: .all, isPan: true, answersToLabels: true))
    }
}
