// SPDX-License-Identifier: MIT

import Drawing

/// The difference between two frames: the changed rectangle, and the ways to store its pixels.
struct FrameChange {
    /// The changed rectangle; one pixel if nothing changed.
    let rect: FrameRect
    /// One or two ways to store the rectangle, which give the same image.
    let pictures: [(blend: APNGChunks.Blend, bitmap: Bitmap)]

    /// - Precondition: Both frames have the same size.
    init(from shown: Bitmap, to frame: Bitmap) {
        var rect = FrameRect.empty
        var canHaveHoles = true
        for y in 0..<frame.height {
            Self.withRows(shown, frame, y) { before, after in
                guard let first = after.indices.first(where: { after[$0] != before[$0] }) else { return }
                let last = after.indices.last { after[$0] != before[$0] }!
                rect.include(first, last, row: y)
                canHaveHoles =
                    canHaveHoles
                    && (first...last).allSatisfy {
                        // A changed pixel can be stored for the blend mode `.over` only if it is opaque or the pixel
                        // below is transparent. Otherwise the two pixels would mix.
                        after[$0] == before[$0] || after[$0] >> 24 == 255 || before[$0] == 0
                    }
            }
        }
        if rect.isEmpty { rect = FrameRect(left: 0, top: 0, right: 1, bottom: 1) }
        self.rect = rect
        let whole = Self.crop(frame, rect) { after, _ in after }
        pictures =
            canHaveHoles
            ? [(.source, whole), (.over, Self.crop(frame, rect, over: shown) { $0 == $1 ? 0 : $0 })]
            : [(.source, whole)]
    }

    private static func crop(
        _ frame: Bitmap, _ rect: FrameRect, over shown: Bitmap? = nil, _ pixel: (UInt32, UInt32) -> UInt32
    ) -> Bitmap {
        var result = Bitmap(width: rect.width, height: rect.height)
        let bytesPerRow = result.bytesPerRow
        result.withUnsafeMutableBytes { output in
            for y in 0..<rect.height {
                withRows(shown ?? frame, frame, rect.top + y) { before, after in
                    for x in 0..<rect.width {
                        let value = pixel(after[rect.left + x], before[rect.left + x])
                        output.storeBytes(of: value, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
        }
        return result
    }

    private static func withRows(
        _ first: Bitmap, _ second: Bitmap, _ y: Int,
        _ body: (UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<UInt32>) -> Void
    ) {
        first.withRow(y) { a in second.withRow(y) { b in body(a, b) } }
    }
}

extension Bitmap {
    /// The pixels of one row, red in the lowest byte, without padding.
    func withRow(_ y: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Void) {
        withUnsafeBytes { bytes in
            let row = bytes[y * bytesPerRow..<y * bytesPerRow + width * 4]
            UnsafeRawBufferPointer(rebasing: row).withMemoryRebound(to: UInt32.self, body)
        }
    }
}
