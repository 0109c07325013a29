// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A horizontal drag that takes the finger from presses and taps, like a swipe over a list row. It fails if the finger
/// moves more vertically than horizontally, so that the list can scroll.
package nonisolated struct SidewaysDragGesture: PrimitiveGesture {
    package typealias Value = DragGesture.Value

    package init() {}

    @MainActor func makeRecognizer(_ context: _GestureContext) -> SidewaysDragRecognizer {
        SidewaysDragRecognizer(context)
    }
    @MainActor func update(_ recognizer: SidewaysDragRecognizer) {}
}

final class SidewaysDragRecognizer: DragRecognizer {
    init(_ context: _GestureContext) {
        // Uses the window's coordinates, because the drag moves the row itself.
        super.init(DragGesture(minimumDistance: 10, coordinateSpace: .global), context)
    }

    override func receive(_ event: TouchEvent) {
        let wasRecognized = phase.isRecognized
        super.receive(event)
        if !wasRecognized, case .active(let drag) = phase {
            if abs(drag.translation.width) <= abs(drag.translation.height) { fail() }
        }
    }
}

extension View {
    /// Adds a gesture that takes the finger from undecided gestures, both inside and around this view, as scrolling
    /// does.
    nonisolated package func panGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews, isPan: true))
    }
}
