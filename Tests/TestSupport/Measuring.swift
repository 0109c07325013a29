// SPDX-License-Identifier: MIT

import Drawing
import Geometry

/// A colour as it is stored in an image: bytes, not multiplied by alpha.
package func bytes(_ color: RGBAColor) -> [Double] {
    [color.red, color.green, color.blue].map { Double($0) * 255 }
}

extension Path {
    /// The area inside of a path without crossings, by the shoelace formula; clockwise on screen is positive.
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
