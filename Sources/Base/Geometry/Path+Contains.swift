// SPDX-License-Identifier: MIT

import Foundation

extension Path {
    /// Open subpaths count as closed. The result is unspecified for points on or very near the outline: within a
    /// hundred-thousandth of the path's size.
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
    /// The winding number of the contours around `p`; positive is clockwise on screen. Each contour counts as closed.
    package func winding(around p: SIMD2<Double>) -> Int {
        var winding = 0
        for i in 0..<count {
            let contour = self[i]
            guard var a = contour.last else { continue }
            for b in contour {
                // Counts the edges that cross the ray from `p` to the right. An edge excludes its lower end.
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
