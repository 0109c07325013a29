// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

// Modifiers that move what is drawn: offset, rotation, scale, 3D rotation, and transforms of the user's own. Layout does
// not see them. Each maps the plane about a point of the view's own frame.

extension CGAffineTransform {
    /// First the origin moves to `point`, then `self`, then it moves back.
    func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

/// An effect that is an affine map of the plane: reaches every leaf without a group.
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
