// SPDX-License-Identifier: MIT

import Foundation

/// Visible polygons, bounds and scales of a transform, for renderers.
extension ProjectionTransform {
    /// The visible polygon of a rectangle. Its corners begin at the top left and run clockwise in the rectangle's own
    /// plane.
    ///
    /// The part behind the viewer is clipped at the near plane. The polygon then has 3 to 5 points, or none.
    package func polygon(of rect: CGRect) -> [CGPoint] {
        guard !rect.isNull else { return [] }
        return Path(rect).flattened(tolerance: 1, transform: self).points.map { CGPoint($0) }
    }

    /// The bounds of the visible part of `rect`; `CGRect.null` if there is none.
    package func bounds(of rect: CGRect) -> CGRect {
        if isIdentity { return rect }
        let points = polygon(of: rect)
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for p in points {
            (low.x, low.y) = (min(low.x, p.x), min(low.y, p.y))
            (high.x, high.y) = (max(high.x, p.x), max(high.y, p.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The scale factor of a transform that combines only rotation, translation, reflection and uniform scale, with a
    /// tolerance of a millionth. nil for other transforms.
    package var similarityScale: CGFloat? {
        guard isAffine else { return nil }
        let (x, y) = (m11 * m11 + m12 * m12, m21 * m21 + m22 * m22)
        let skew = m11 * m21 + m12 * m22
        let margin = 1e-6 * max(x, y)
        guard x.isFinite, y.isFinite, abs(x - y) <= margin, abs(skew) <= margin else { return nil }
        return x.squareRoot()
    }

    package var isSimilarity: Bool { similarityScale != nil }

    /// The largest magnification of details in `rect`, in any direction: the largest singular value of the local map.
    /// Points behind the near plane count as points on the near plane.
    ///
    /// The result is exact for affine transforms. A projective transform is sampled at 32 points on the edge of `rect`,
    /// where it has its maximum. So its result may be a few percent too small.
    package func largestScale(over rect: CGRect) -> CGFloat {
        if isAffine { return ProjectionTransform.norm(m11, m12, m21, m22) }
        var largest: CGFloat = 0
        for i in 0..<8 {
            let t = CGFloat(i) / 8
            for (u, v) in [(t, 0), (1, t), (1 - t, 1), (0, 1 - t)] {
                let (x, y) = (rect.minX + u * rect.width, rect.minY + v * rect.height)
                let w = max(x * m13 + y * m23 + m33, CGFloat(NearPlane.distance))
                let (px, py) = ((x * m11 + y * m21 + m31) / w, (x * m12 + y * m22 + m32) / w)
                largest = max(
                    largest,
                    ProjectionTransform.norm(m11 - px * m13, m12 - py * m13, m21 - px * m23, m22 - py * m23) / w)
            }
        }
        return largest
    }

    /// The largest singular value of the matrix with the rows (a, b) and (c, d).
    private static func norm(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        let (sum, difference) = (hypot(a + d, b - c), hypot(a - d, b + c))
        return (sum + difference) / 2
    }
}
