// SPDX-License-Identifier: MIT

import Foundation
import Geometry

package func isClose(_ a: Double, _ b: Double, within margin: Double = 1e-9) -> Bool { abs(a - b) <= margin }

// Whether two rows of numbers have the same length and differ by at most `margin`. Not named `isClose`, because each
// overload of that name slows down the type checker for sums of literals.
package func areClose(_ a: [Double], _ b: [Double], within margin: Double = 1e-9) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, within: margin) }
}

package func isClose(_ a: CGPoint, _ b: CGPoint, within margin: Double = 1e-9) -> Bool {
    isClose(a.x, b.x, within: margin) && isClose(a.y, b.y, within: margin)
}

/// Whether all four edges differ by at most `margin`.
package func isClose(_ a: CGRect, _ b: CGRect, within margin: Double = 1e-9) -> Bool {
    areClose([a.minX, a.minY, a.maxX, a.maxY], [b.minX, b.minY, b.maxX, b.maxY], within: margin)
}

/// Whether the end points of the elements of two paths differ by at most `margin`.
package func areEndsClose(_ a: Path, _ b: Path, within margin: Double) -> Bool {
    func ends(_ path: Path) -> [CGPoint] {
        var ends: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): ends.append(p)
            case .closeSubpath: break
            }
        }
        return ends
    }
    let (a, b) = (ends(a), ends(b))
    return a.count == b.count && zip(a, b).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < margin }
}
