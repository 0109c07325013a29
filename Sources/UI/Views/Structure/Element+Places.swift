// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// Where an element is in its window, through all effects around it.
extension Element {
    /// The place of a point of the window in this element's coordinates, with its corner at the origin; nil where it is
    /// seen edge on.
    package func localPoint(at point: CGPoint) -> CGPoint? {
        guard let source = windowMap.source(of: point) else { return nil }
        return CGPoint(x: source.x - position.x, y: source.y - position.y)
    }

    /// The box around this element in the window.
    package var boxInWindow: CGRect { frame.bounds(after: windowMap) }

    /// The middle of this element in the window.
    package var centreInWindow: CGPoint { pointInWindow(.center) }

    /// A place of this element in the window.
    package func pointInWindow(_ place: UnitPoint) -> CGPoint { place.point(in: frame).applying(windowMap) }

    /// Layout space → the window, through all effects around.
    private var windowMap: ProjectionTransform {
        var map = ProjectionTransform.identity
        for element in sequence(first: self, next: \.parent) {
            if let own = element.drawingTransform { map = map.concatenating(own) }
        }
        return map
    }
}
