// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Whether two numbers agree up to rounding, or up to what is said.
package func isClose(_ a: Double, _ b: Double, within margin: Double = 1e-9) -> Bool { abs(a - b) <= margin }

// Under a name of its own: each further `isClose` makes the compiler try more for sums of literals.
/// The same for each of two rows of numbers, which are equally long.
package func areClose(_ a: [Double], _ b: [Double], within margin: Double = 1e-9) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, within: margin) }
}

package func isClose(_ a: CGPoint, _ b: CGPoint, within margin: Double = 1e-9) -> Bool {
    isClose(a.x, b.x, within: margin) && isClose(a.y, b.y, within: margin)
}

/// All four edges.
package func isClose(_ a: CGRect, _ b: CGRect, within margin: Double = 1e-9) -> Bool {
    areClose([a.minX, a.minY, a.maxX, a.maxY], [b.minX, b.minY, b.maxX, b.maxY], within: margin)
}

/// The points where the pieces of two paths end, in their order.
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
