// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// An effect that is a projective map. If the map is not affine, the content is flattened into one image.
protocol ProjectiveEffect: DrawingEffect {
    /// The map in the view's coordinates: origin at its top left corner, in points.
    func projection(size: CGSize) -> ProjectionTransform
}

extension ProjectiveEffect {
    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        let map = map(in: frame)
        // A view seen edge-on is invisible. The tolerance covers the rounding error in the cosine of a right angle.
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
