// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// An effect that is a projective map: what is inside is one image to everything outside.
protocol ProjectiveEffect: DrawingEffect {
    /// In the coordinates of the view: origin at its top left corner.
    func projection(size: CGSize) -> ProjectionTransform
}

extension ProjectiveEffect {
    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        let map = map(in: frame)
        // Seen edge on, there is nothing to see; the cosine of a right angle is not quite 0.
        guard abs(map.determinant) > 1e-12, map.determinant.isFinite else { return }
        if map.isAffine {
            emitter.transformed(by: map.affine) { content.draw(&$0) }
        } else {
            emitter.group(map: map) { content.draw(&$0) }
        }
    }

    func drawingTransform(in frame: CGRect) -> ProjectionTransform? { map(in: frame) }

    private func map(in frame: CGRect) -> ProjectionTransform {
        ProjectionTransform.translation(x: -frame.minX, y: -frame.minY)
            .concatenating(projection(size: frame.size))
            .concatenating(.translation(x: frame.minX, y: frame.minY))
    }
}
