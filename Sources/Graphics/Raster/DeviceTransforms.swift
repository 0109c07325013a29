// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Magnification, bounds and limits of a transform, for the part of the plane in front of the viewer.
extension ProjectionTransform {
    /// Whether all elements are below 10¹⁵, the limit of the arithmetic in this file. Items under other transforms are
    /// not drawn.
    var isUsable: Bool {
        // Compares the elements one by one, because looping over an array would allocate it for each item of each
        // frame.
        let most = 1e15
        return abs(m11) < most && abs(m12) < most && abs(m13) < most && abs(m21) < most && abs(m22) < most
            && abs(m23) < most && abs(m31) < most && abs(m32) < most && abs(m33) < most
    }

    /// Whether the transform is affine and keeps upright rectangles upright.
    var keepsRectangles: Bool { isAffine && ((m12 == 0 && m21 == 0) || (m11 == 0 && m22 == 0)) }

    /// The derivatives of the mapped point by x and by y.
    func derivatives(atX x: Double, y: Double) -> (x: SIMD2<Double>, y: SIMD2<Double>) {
        let k = 1 / (x * m13 + y * m23 + m33)
        let place = SIMD2(x * m11 + y * m21 + m31, x * m12 + y * m22 + m32) * k
        return ((SIMD2(m11, m12) - place * m13) * k, (SIMD2(m21, m22) - place * m23) * k)
    }

    /// Device lengths per content length at the point, in the directions of the largest and the smallest magnification.
    func scales(atX x: Double, y: Double) -> (largest: Double, smallest: Double) {
        let (a, b) = derivatives(atX: x, y: y)
        return Self.singularValues(a.x, a.y, b.x, b.y)
    }

    /// The semi-axes of the ellipse to which the matrix maps the unit circle.
    static func singularValues(
        _ a: Double, _ b: Double, _ c: Double, _ d: Double
    ) -> (largest: Double, smallest: Double) {
        let sum = a * a + b * b + c * c + d * d
        let determinant = abs(a * d - b * c)
        let root = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
        let largest = ((sum + root) / 2).squareRoot()
        return (largest, largest > 0 ? determinant / largest : 0)
    }

    /// The largest magnification at the corners and the centre of `box`. Ignores points behind the viewer. Always
    /// positive; 1 if the transform has perspective and the box is infinite or empty.
    func magnification(over box: Box) -> Double {
        if isAffine { return max(Self.singularValues(m11, m12, m21, m22).largest, 1e-12) }
        guard box.isFinite, !box.isEmpty else { return 1 }
        var result = 0.0
        let center = ((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
        for (x, y) in [
            (box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY), center,
        ] where x * m13 + y * m23 + m33 > 0 {
            let scale = scales(atX: x, y: y).largest
            if scale.isFinite { result = max(result, scale) }
        }
        return max(result, 1e-12)
    }

    /// Device lengths per content length at the centre of `box`: the geometric mean of the largest and the smallest
    /// magnification. If the box is empty or infinite, the result is 1 under perspective, otherwise the magnification
    /// of the affine transform.
    func meanScale(over box: Box) -> Double {
        guard box.isFinite, !box.isEmpty else { return isAffine ? abs(m11 * m22 - m12 * m21).squareRoot() : 1 }
        let scale = scales(atX: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
        return (scale.largest * scale.smallest).squareRoot()
    }

    /// The bounds of the mapped box. Counts only the part of the box in front of the viewer.
    func bounds(of box: Box) -> Box {
        if box.isEmpty { return .empty }
        guard box.isFinite else { return .everything }
        var result = Box.empty
        if isAffine {
            // A fast path that maps the corners without making a contour: every item of every frame needs its bounds.
            guard (m11 + m12 + m21 + m22 + m31 + m32).isFinite else { return result }
            func add(_ x: Double, _ y: Double) {
                result.add(m11 * x + m21 * y + m31, m12 * x + m22 * y + m32)
            }
            add(box.minX, box.minY)
            add(box.maxX, box.minY)
            add(box.maxX, box.maxY)
            add(box.minX, box.maxY)
            return result
        }
        let corners = Polylines(corners: box)
        for p in corners.applying(self).points { result.add(p.x, p.y) }
        return result
    }
}

extension Polylines {
    /// The four corners of a box as one closed contour.
    init(corners box: Box) {
        self.init()
        points = [
            SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.minY), SIMD2(box.maxX, box.maxY),
            SIMD2(box.minX, box.maxY),
        ]
        starts = [0]
        isClosed = [true]
    }
}

extension Path {
    /// The bounds of all end and control points. They contain the path's exact bounds and are cheaper to compute.
    var controlBox: Box {
        var box = Box.empty
        for element in elements {
            switch element {
            case .move(let p), .line(let p):
                box.add(p.x, p.y)
            case .quadCurve(let p, let c):
                box.add(p.x, p.y)
                box.add(c.x, c.y)
            case .curve(let p, let c1, let c2):
                box.add(p.x, p.y)
                box.add(c1.x, c1.y)
                box.add(c2.x, c2.y)
            case .closeSubpath:
                break
            }
        }
        return box
    }

    /// The rectangle, if the path is exactly one upright rectangle.
    var uprightRectangle: Box? {
        guard elements.count == 5 || elements.count == 6, case .closeSubpath = elements[elements.count - 1],
            case .move(let a) = elements[0], case .line(let b) = elements[1], case .line(let c) = elements[2],
            case .line(let d) = elements[3]
        else { return nil }
        if elements.count == 6 {
            guard case .line(let end) = elements[4], end == a else { return nil }
        }
        let isRightThenDown = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isDownThenRight = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isRightThenDown || isDownThenRight else { return nil }
        let box = Box(minX: min(a.x, c.x), minY: min(a.y, c.y), maxX: max(a.x, c.x), maxY: max(a.y, c.y))
        return box.isFinite ? box : nil
    }
}
