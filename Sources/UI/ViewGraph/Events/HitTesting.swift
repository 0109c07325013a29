// SPDX-License-Identifier: MIT

import Foundation
import Geometry

// Finds the view that a touch reaches.
//
// A touch traverses the element tree from front to back. Each effect maps the point into the layout space of its
// content, and each content shape accepts or rejects it. The first leaf that fills the point wins and hides everything
// behind it, even if it handles no touches. Gestures are then collected from that leaf up to the window.

extension ViewHost {
    /// The innermost element at `point`, in window coordinates. Searches window layers from the topmost down, then the
    /// view.
    package func hit(at point: CGPoint) -> Element? { layers.topmost(at: point) ?? rootElement.hit(at: point) }
}

extension [Element] {
    /// The innermost element at `point`. This array is in drawing order, so its last elements are tried first.
    @MainActor
    package func topmost(at point: CGPoint) -> Element? {
        for element in reversed() {
            if let hit = element.hit(at: point) { return hit }
        }
        return nil
    }
}

extension ProjectionTransform {
    /// The point that this transform maps to `point`; nil if the mapped plane is edge-on, or behind the viewer at
    /// `point`.
    package func source(of point: CGPoint) -> CGPoint? {
        // The rasterizer draws nothing at smaller determinants, so nothing can be hit.
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        let inverse = inverted()
        // The inverse also finds points behind the viewer. A point is in front of the viewer if the map gives it a
        // positive third homogeneous coordinate.
        let source = point.applying(inverse)
        guard source.x.isFinite, source.y.isFinite else { return nil }
        return source.x * m13 + source.y * m23 + m33 > 0 ? source : nil
    }
}
