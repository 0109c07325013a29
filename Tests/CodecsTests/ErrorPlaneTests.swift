// SPDX-License-Identifier: MIT

import Codecs
import TestSupport
import Testing

@Suite struct ErrorPlaneTests {
    /// A plane of pseudo-random errors of both signs.
    private static func plane(_ width: Int, _ height: Int) -> ErrorPlane {
        let plane = ErrorPlane(width: width, height: height)
        for i in 0..<width * height {
            let values = (0..<3).map { Int16((Pictures.noise(i, $0 + 5) - 128) * 8) }
            plane[i] = LabColor(values[0], values[1], values[2], 0)
        }
        return plane
    }

    /// The weighted sum of the errors around (x, y), added directly. `ErrorPlane` must give the same sums.
    private static func around(_ x: Int, _ y: Int, _ plane: ErrorPlane, _ width: Int, _ height: Int) -> SIMD4<Int32> {
        let bell: [Int32] = [6, 10, 14, 16, 14, 10, 6]
        var sum = SIMD4<Int32>.zero
        for dy in -3...3 {
            for dx in -3...3 where (dx, dy) != (0, 0) {
                guard (0..<width).contains(x + dx), (0..<height).contains(y + dy) else { continue }
                let error = SIMD4<Int32>(truncatingIfNeeded: plane[(y + dy) * width + x + dx])
                sum &+= error &* (bell[dx + 3] &* bell[dy + 3])
            }
        }
        return sum
    }

    @Test(arguments: [(1, 1), (1, 9), (9, 1), (2, 3), (6, 7), (7, 7), (20, 13)])
    func sumsAreThoseOfTheTwin(_ width: Int, _ height: Int) {
        let plane = Self.plane(width, height)
        for y in 0..<height {
            for x in 0..<width {
                #expect(plane.around(y * width + x) == Self.around(x, y, plane, width, height), "\(x), \(y)")
            }
        }
    }

    @Test func onePixelIsFeltAroundIt() {
        let plane = ErrorPlane(width: 9, height: 9)
        plane[4 * 9 + 4] = LabColor(100, -50, 0, 0)
        let error = SIMD4<Int32>(100, -50, 0, 0)
        #expect(plane.around(4 * 9 + 4) == .zero)
        #expect(plane.around(4 * 9 + 5) == error &* (14 * 16))
        #expect(plane.around(3 * 9 + 3) == error &* (14 * 14))
        #expect(plane.around(4 * 9 + 7) == error &* (6 * 16))
        #expect(plane.around(4 * 9 + 8) == .zero)
    }
}
