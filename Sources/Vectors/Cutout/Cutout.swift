// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// Makes an image's plain background transparent.
///
/// 1. The background's colour is the most common one along the image's borders.
/// 2. It floods inward from the borders over 4-connected pixels within `tolerance`. The distance of two colours is the
///    largest difference of a channel (of the encoded, premultiplied values; 1 is the whole range): a number that can
///    be read off any colour picker. Background that the subject encloses stays, or becomes holes if asked.
/// 3. What noise left standing goes: the pale rims that JPEG draws round strong edges, and islands of a few pixels.
/// 4. Pixels near the flood's shore are mixtures P = α F + (1 − α) B of the subject's colour F, found a little
///    further inside, and the background's B, found a little further outside. α follows by projection on the line
///    from B to F, and what is kept is P − (1 − α) B: the background's share is taken out of the colour, so that no
///    halo remains. Where P lies off that line it is no mixture but the subject itself, and stays opaque.
///
/// Time and memory are proportional to the count of pixels; only the shore looks at neighbourhoods.
public struct Cutout: Sendable, Equatable {
    /// How far from the background's colour a pixel may be, 0…1. 0.1 forgives JPEG's noise and soft shadows' ends.
    public var tolerance: Double
    /// How many pixels on both sides of the shore may be mixtures, 0…8. 2 suits renders and scaled photographs; 0
    /// leaves a hard edge.
    public var feather: Int
    /// Cuts the result to what is not transparent.
    public var crops: Bool

    /// Makes background that the subject encloses transparent, too: what is seen through a ring or a handle.
    public var cutsHoles: Bool
    /// Islands of up to this many pixels are noise, not part of the subject, and so are holes; the largest island stays.
    public var speckle: Int

    public init(
        tolerance: Double = 0.1, feather: Int = 2, crops: Bool = false, cutsHoles: Bool = false, speckle: Int = 8
    ) {
        self.tolerance = tolerance
        self.feather = feather
        self.crops = crops
        self.cutsHoles = cutsHoles
        self.speckle = speckle
    }

    /// Throws for numbers that are out of their bounds; what `callAsFunction` does first.
    public func validate() throws(CutoutError) {
        guard tolerance >= 0, tolerance <= 1 else { throw .badTolerance(tolerance) }
        guard (0...8).contains(feather) else { throw .badFeather(feather) }
        guard (0...1_000_000).contains(speckle) else { throw .badSpeckle(speckle) }
    }

    public func callAsFunction(_ bitmap: Bitmap) throws(CutoutError) -> Bitmap {
        try validate()
        guard bitmap.width > 0, bitmap.height > 0 else { throw .emptyPicture }
        var grid = PixelArray(bitmap)
        let limit = Int((tolerance * 255).rounded())
        let background = BackgroundColor.mostCommon(onBordersOf: grid, limit: limit)
        var backdrop = BackgroundFlood(grid, background, limit: limit)
        guard backdrop.isBackground.contains(false) else { throw .nothingLeft(tolerance: tolerance) }
        if cutsHoles { backdrop.addHoles(largerThan: speckle) }
        backdrop.addFringes()
        backdrop.addIslands(upTo: speckle)
        grid.pixels = EdgeUnmixer(grid, backdrop.isBackground, background, reach: feather).result()
        guard crops else { return grid.bitmap(columns: 0..<grid.width, rows: 0..<grid.height) }
        guard let (columns, rows) = Self.content(grid) else { throw .nothingLeft(tolerance: tolerance) }
        return grid.bitmap(columns: columns, rows: rows)
    }

    /// The columns and rows that are not all transparent.
    private static func content(_ grid: PixelArray) -> (columns: Range<Int>, rows: Range<Int>)? {
        var (x0, x1, y0, y1) = (Int.max, -1, Int.max, -1)
        for y in 0..<grid.height {
            for x in 0..<grid.width where grid.pixels[y * grid.width + x].w > 0 {
                (x0, x1, y0, y1) = (min(x0, x), max(x1, x), min(y0, y), max(y1, y))
            }
        }
        return x1 < 0 ? nil : (x0..<(x1 + 1), y0..<(y1 + 1))
    }
}

extension SIMD4<UInt8> {
    /// The largest difference of a channel, 0…255.
    func distance(to other: Self) -> Int {
        let difference = SIMD4<Int16>(truncatingIfNeeded: self) &- SIMD4<Int16>(truncatingIfNeeded: other)
        return Int(Swift.max(difference.max(), 0 &- difference.min()))
    }
}
