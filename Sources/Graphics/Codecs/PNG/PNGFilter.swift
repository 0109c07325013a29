// SPDX-License-Identifier: MIT

import CKernels

/// A filter that replaces bytes by their differences from a prediction, modulo 256, before compression.
///
/// Paeth on all rows gives files within 0.5 % of choosing the best of PNG's five filters for each row. Sub or Up alone
/// give larger files for some images. See `Codecs/README.md`.
enum PNGFilter: UInt8 {
    /// Leaves the bytes unchanged. Suits palette indices, because their differences mean nothing.
    case none = 0
    /// Subtracts whichever of left, above and corner is nearest to `left + above − corner`. Neighbours outside the
    /// image are 0.
    case paeth = 4

    /// - Parameters:
    ///   - row: The bytes of this row.
    ///   - above: The bytes of the previous row; zeros for the first.
    ///   - distance: The offset in bytes to the left neighbour (`PNGHeader.bytesPerPixel`).
    ///   - output: The filtered bytes, as many as in the row.
    func apply(
        to row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeMutableBufferPointer<UInt8>, distance: Int,
        into output: UnsafeMutableBufferPointer<UInt8>
    ) {
        switch self {
        case .none:
            for i in 0..<row.count { output[i] = row[i] }
        case .paeth:
            guard let row = UnsafePointer(row.baseAddress), let above = UnsafePointer(above.baseAddress),
                let target = output.baseAddress
            else { return }
            png_subtract_paeth(row, above, target, output.count, distance)
        }
    }

    /// The result of `apply` for a row that equals the row above it: zeros with Paeth.
    func repeatRow(_ row: UnsafeMutableBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>) {
        switch self {
        case .none: _ = output.update(fromContentsOf: row)
        case .paeth: output.update(repeating: 0)
        }
    }

    /// Predicts one byte. On a tie, left wins over above, and above wins over corner.
    @inline(__always)
    static func paeth(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
        let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
        let (down, right) = (b &- c, a &- c)
        let toLeft = max(down, 0 &- down)
        let toAbove = max(right, 0 &- right)
        let toCorner = max(down &+ right, 0 &- (down &+ right))
        let unlessLeft = toAbove <= toCorner ? above : corner
        return toLeft <= min(toAbove, toCorner) ? left : unlessLeft
    }

    typealias Channels = SIMD4<Int16>

    /// Predicts a whole pixel. Unfiltering is serial along a row, so only a pixel's channels can be vectorised.
    @inline(__always)
    static func paeth(left: Channels, above: Channels, corner: Channels) -> Channels {
        let right = above &- corner, down = left &- corner
        let toLeft = magnitude(right), toAbove = magnitude(down), toCorner = magnitude(right &+ down)
        // Masks: in each lane, all bits are set, or none.
        let isNotLeft = ((toAbove &- toLeft) | (toCorner &- toLeft)) &>> 15
        let isNotAbove = (toCorner &- toAbove) &>> 15
        let unlessLeft = above ^ ((above ^ corner) & isNotAbove)
        return left ^ ((left ^ unlessLeft) & isNotLeft)
    }

    @inline(__always)
    private static func magnitude(_ x: Channels) -> Channels {
        let sign = x &>> 15
        return (x ^ sign) &- sign
    }
}
