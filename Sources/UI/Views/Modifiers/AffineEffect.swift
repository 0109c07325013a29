// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

// Effects that move what is drawn: offset, rotation, scale, 3D rotation, custom transforms. They do not affect layout.
// Each effect maps the plane about a point in the view's frame.

extension CGAffineTransform {
    /// Applies `self` about `point`: translates `point` to the origin, applies `self`, and translates back.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

/// An effect that is an affine map. It is applied to every leaf directly and needs no group.
protocol AffineEffect: DrawingEffect {
    func affineTransform(in frame: CGRect) -> CGAffineTransform
}

extension AffineEffect {
    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.transformed(by: affineTransform(in: frame)) { content.draw(&$0) }
    }

    func drawingTransform(in frame: CGRect) -> ProjectionTransform? {
        ProjectionTransform(affineTransform(in: frame))
    }
}
