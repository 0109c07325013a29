// SPDX-License-Identifier: MIT

import Drawing

/// One palette for all frames. A source colour maps to the same entry in every frame, so unchanged areas do not
/// flicker.
struct SharedPalette: Sendable {
    /// All entries; the transparent colour is the first.
    let colors: ColorIndex
    private let palette: Palette

    /// - Parameter count: The number of entries, including the transparent one.
    init(of frames: [GIFFrame], count: Int) {
        var exact = ColorIndex()
        for frame in frames where !exact.isFull { frame.pixels.withUnsafeBufferPointer { exact.insert($0) } }
        let opaque = exact.colors.filter { $0 != 0 }
        if !exact.isFull, opaque.count < count {
            palette = Palette(pixels: opaque)
        } else {
            var histogram = LabHistogram()
            for frame in frames {
                let colors = LabSpace.convert(frame.pixels)
                for (pixel, color) in zip(frame.pixels, colors) where pixel != 0 { histogram.insert(color, weight: 1) }
            }
            var fitter = PaletteFitter()
            palette = fitter.palette(for: histogram, count: count - 1)
        }
        var colors = ColorIndex()
        colors.insert(0)
        for pixel in palette.pixels { colors.insert(pixel) }
        self.colors = colors
    }

    /// The frame with each pixel replaced by the nearest palette colour.
    func bitmap(_ frame: GIFFrame) -> Bitmap {
        var result = Bitmap(width: frame.width, height: frame.height)
        let bytesPerRow = result.bytesPerRow
        var known: [UInt32: UInt32] = [0: 0]
        result.withUnsafeMutableBytes { output in
            for y in 0..<frame.height {
                for x in 0..<frame.width {
                    let pixel = frame.pixels[y * frame.width + x]
                    let color = known[pixel] ?? nearest(pixel)
                    known[pixel] = color
                    output.storeBytes(of: color, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return result
    }

    private func nearest(_ pixel: UInt32) -> UInt32 {
        palette.count == 0 ? 0 : palette.pixels[palette.nearest(to: LabSpace.convert([pixel])[0])]
    }
}
