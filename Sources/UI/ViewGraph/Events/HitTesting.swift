// SPDX-License-Identifier: MIT

import Foundation
import Geometry

// Which view a touch reaches.
//
// A touch goes down the tree of elements like drawing does, but from the front to the back: each effect maps the point
// back to where its content was laid out, each content shape lets it through or not, and the first leaf that fills the point
// wins. It hides all that lies behind it, whether or not it wants to be touched. Gestures are then looked for from that
// leaf up to the window.

extension ViewHost {
    /// The innermost element that a touch at `point` of the window reaches: in the topmost layer that has one there, else
    /// in the view.
    package func hit(at point: CGPoint) -> Element? { layers.topmost(at: point) ?? rootElement.hit(at: point) }
}

extension [Element] {
    /// The innermost element at `point`; the elements are in drawing order.
    @MainActor
    package func topmost(at point: CGPoint) -> Element? {
        for element in reversed() {
            if let hit = element.hit(at: point) { return hit }
        }
        return nil
    }
}

extension ProjectionTransform {
    /// The point that is drawn at `point`; nil where none is: edge on, or behind the viewer.
    package func source(of point: CGPoint) -> CGPoint? {
        // The same bound below which nothing is drawn.
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        let inverse = inverted()
        // The inverse has a sign of its own; the point is in front of the viewer where the map itself says so.
        let source = point.applying(inverse)
        guard source.x.isFinite, source.y.isFinite else { return nil }
        return source.x * m13 + source.y * m23 + m33 > 0 ? source : nil
    }
}
