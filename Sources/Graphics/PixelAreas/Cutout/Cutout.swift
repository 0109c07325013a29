// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// Makes an image's plain background transparent.
///
/// 1. The background colour is the most common one along the image's borders.
/// 2. A flood fill from the borders marks 4-connected pixels within `tolerance` of that colour. The distance of two colours
///    is the largest difference of a channel, in encoded, premultiplied values from 0 to 1. A user can read it off any
///    colour picker. Enclosed background stays, unless `cutsHoles` is set.
/// 3. Noise is removed: the fringes that JPEG leaves at strong edges, and islands of a few pixels.
/// 4. Pixels near the edge are mixtures P = α F + (1 − α) B of the foreground colour F, sampled further inside, and the
///    background colour B, sampled further outside. α is the projection of P onto the line from B to F. The result is
///    P − (1 − α) B, which removes the background's share and leaves no halo. A pixel far off that line is no mixture and
///    stays opaque.
///
/// Time and memory are linear in the number of pixels; only the edge examines neighbourhoods.
public struct Cutout: Sendable, Equatable {
    /// The largest distance of a background pixel from the background colour, 0…1. A tolerance of 0.1 includes JPEG
    /// noise and the ends of soft shadows.
    public var tolerance: Double
    /// The number of pixels on each side of the edge that may be mixtures of subject and background, 0…8. The value
    /// 2 suits renders and scaled photographs; 0 keeps a hard edge.
    public var feather: Int
    /// Whether to crop the result to its visible pixels.
    public var crops: Bool

    /// Whether to make enclosed background transparent too, such as the inside of a ring or a handle.
    public var cutsHoles: Bool
    /// The largest size, in pixels, of islands and holes that count as noise. The largest island always stays.
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

    /// Throws if a value is out of range. `callAsFunction` calls it first.
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

    /// The bounds of all pixels whose alpha is above 0; nil if there are none.
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
    /// The largest difference between two pixels in any channel, 0…255.
    func distance(to other: Self) -> Int {
        let difference = SIMD4<Int16>(truncatingIfNeeded: self) &- SIMD4<Int16>(truncatingIfNeeded: other)
        return Int(Swift.max(difference.max(), 0 &- difference.min()))
    }
}
