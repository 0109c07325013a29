// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A drag from the leading edge of a view, such as the drag that goes back in a navigation stack.
///
/// A touch that begins elsewhere fails at once, so that inner gestures need not wait.
package nonisolated struct EdgeDragGesture: PrimitiveGesture {
    package typealias Value = DragGesture.Value
    /// Whether the layout runs from right to left, so that the leading edge is on the right.
    let isMirrored: Bool

    package init(isMirrored: Bool) { self.isMirrored = isMirrored }

    @MainActor func makeRecognizer(_ context: _GestureContext) -> EdgeDragRecognizer {
        EdgeDragRecognizer(isMirrored, context)
    }
    @MainActor func update(_ recognizer: EdgeDragRecognizer) { recognizer.isMirrored = isMirrored }
}

final class EdgeDragRecognizer: DragRecognizer {
    var isMirrored: Bool
    /// Whether the touch-down point has already been tested against the edge region.
    private var hasBegun = false

    /// The width of the edge region, in points.
    private static let reach: CGFloat = 20

    init(_ isMirrored: Bool, _ context: _GestureContext) {
        self.isMirrored = isMirrored
        // Uses the window's coordinates, because the drag moves the page itself.
        super.init(DragGesture(coordinateSpace: .global), context)
    }

    override func receive(_ event: TouchEvent) {
        if !hasBegun, let first = event.fingers.first {
            let place = context.convert(first.location, to: .local)
            hasBegun = true
            guard (isMirrored ? context.size.width - place.x : place.x) <= Self.reach else { return fail() }
        }
        let wasRecognized = phase.isRecognized
        super.receive(event)
        // Fails unless the drag goes away from the edge and is more horizontal than vertical.
        if !wasRecognized, case .active(let drag) = phase {
            let way = drag.translation
            if (isMirrored ? -way.width : way.width) <= abs(way.height) { fail() }
        }
    }

    override func reset() {
        hasBegun = false
        super.reset()
    }
}
