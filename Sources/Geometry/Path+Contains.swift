// SPDX-License-Identifier: MIT

import Foundation

extension Path {
    /// Whether the filled path covers `point`; open subpaths count as closed. A point on the outline may count as
    /// either, as does one closer to it than a hundred-thousandth of the path's size.
    ///
    /// - Parameter eoFill: Whether the even-odd rule decides; if not, the non-zero winding rule.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        let box = boundingRect
        guard box.contains(point) else { return false }
        let size = Double(max(box.width, box.height))
        guard size.isFinite, size > 0 else { return false }
        let winding = flattened(tolerance: size * 1e-5).winding(around: SIMD2(point))
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
}

extension Polylines {
    /// How many times the contours, each closed, run around `p`; positive is clockwise on screen.
    package func winding(around p: SIMD2<Double>) -> Int {
        var winding = 0
        for i in 0..<count {
            let contour = self[i]
            guard var a = contour.last else { continue }
            for b in contour {
                // Edges that cross the ray from p to the right, each edge without its lower end.
                if (a.y <= p.y) != (b.y <= p.y) {
                    let side = (b - a).cross(p - a)
                    if a.y <= p.y, side > 0 { winding += 1 }
                    if a.y > p.y, side < 0 { winding -= 1 }
                }
                a = b
            }
        }
        return winding
    }
}
