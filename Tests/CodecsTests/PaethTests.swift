// SPDX-License-Identifier: MIT

import CKernels
import Testing

/// Compares the Paeth filter of whole rows with the formula of the PNG specification, 9.4, for single bytes.
@Suite struct PaethTests {
    private static func predicted(_ left: Int, _ above: Int, _ corner: Int) -> Int {
        let estimate = left + above - corner
        let (toLeft, toAbove, toCorner) = (abs(estimate - left), abs(estimate - above), abs(estimate - corner))
        if toLeft <= toAbove, toLeft <= toCorner { return left }
        return toAbove <= toCorner ? above : corner
    }

    private static func filtered(_ row: [UInt8], _ above: [UInt8], _ distance: Int) -> [UInt8] {
        row.indices.map { i in
            let left = i < distance ? 0 : Int(row[i - distance]), corner = i < distance ? 0 : Int(above[i - distance])
            return row[i] &- UInt8(predicted(left, Int(above[i]), corner))
        }
    }

    private func subtracted(_ row: [UInt8], _ above: [UInt8], _ distance: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: row.count + 1) { output, count in
            output[row.count] = 99
            png_subtract_paeth(row, above, output.baseAddress!, row.count, distance)
            // The kernel writes nothing after the end of the row.
            #expect(output[row.count] == 99)
            count = row.count
        }
    }

    /// Rows are about as long as a vector. Rows of few distinct values have ties between neighbours; rows of many
    /// values have none.
    @Test(arguments: [1, 2, 3, 4, 6, 8])
    func rowsAreThoseOfTheFormula(_ distance: Int) {
        var state: UInt32 = 1
        func bytes(_ count: Int, below limit: UInt32) -> [UInt8] {
            (0..<count).map { _ in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8((state >> 16) % limit)
            }
        }
        for count in Array(0..<70) + [500] {
            for limit: UInt32 in [3, 256] {
                let (row, above) = (bytes(count, below: limit), bytes(count, below: limit))
                #expect(subtracted(row, above, distance) == Self.filtered(row, above, distance), "\(count), \(limit)")
            }
        }
    }

    /// Combines many values of the left and upper neighbours with each value of the corner neighbour.
    @Test func anyNeighboursAreThoseOfTheFormula() {
        for left: UInt8 in stride(from: 0, through: 255, by: 3) {
            for above: UInt8 in stride(from: 0, through: 255, by: 5) {
                let row = [UInt8](repeating: left, count: 256) + [UInt8](repeating: 7, count: 256)
                let over = (0...255).map { UInt8($0) } + [UInt8](repeating: above, count: 256)
                #expect(subtracted(row, over, 256) == Self.filtered(row, over, 256))
            }
        }
    }
}
