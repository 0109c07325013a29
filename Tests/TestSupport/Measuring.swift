// SPDX-License-Identifier: MIT

import Drawing
import Geometry

/// The components of a colour in bytes, not premultiplied.
package func bytes(_ color: RGBAColor) -> [Double] {
    [color.red, color.green, color.blue].map { Double($0) * 255 }
}

extension Path {
    /// The signed area of a path without self-intersections; clockwise on screen is positive.
    package var area: Double {
        let lines = flattened(tolerance: 0.001)
        var sum = 0.0
        for i in 0..<lines.count {
            guard var a = lines[i].last else { continue }
            for b in lines[i] {
                sum += a.x * b.y - b.x * a.y
                a = b
            }
        }
        return sum / 2
    }
}
