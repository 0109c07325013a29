// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// Conversions between the coordinates of an element and those of its window, with all effects applied.
extension Element {
    /// Converts a point of the window into this element's coordinates, whose origin is the element's top left corner.
    /// nil if the element is seen edge-on.
    package func localPoint(at point: CGPoint) -> CGPoint? {
        guard let source = windowMap.source(of: point) else { return nil }
        return CGPoint(x: source.x - position.x, y: source.y - position.y)
    }

    /// The bounding box in the window. Sides without end are cut, because `CGRect` cannot intersect them.
    package var boxInWindow: CGRect { frame.bounds(after: windowMap).bounded }

    package var centreInWindow: CGPoint { pointInWindow(.center) }

    /// Converts a unit point of this element into window coordinates.
    package func pointInWindow(_ place: UnitPoint) -> CGPoint { place.point(in: frame).applying(windowMap) }

    /// Maps layout space to the window, through all enclosing effects.
    private var windowMap: ProjectionTransform {
        var map = ProjectionTransform.identity
        for element in sequence(first: self, next: \.parent) {
            if let own = element.drawingTransform { map = map.concatenating(own) }
        }
        return map
    }
}

extension CGRect {
    /// The rectangle with finite sides.
    fileprivate var bounded: CGRect {
        let (x, width) = Self.bounded(origin.x, size.width)
        let (y, height) = Self.bounded(origin.y, size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func bounded(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
        if start.isFinite, length.isFinite { return (start, length) }
        let longest: CGFloat = 1e9
        return (start.isFinite ? start : -longest / 2, length.isFinite ? length : longest)
    }
}
