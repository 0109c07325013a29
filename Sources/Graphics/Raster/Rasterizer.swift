// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry

/// Draws display lists into bitmaps.
///
/// One rasterizer serves one thread: it owns the coverage cells, the memory of layers, and caches of images and
/// gradients. No cache ever changes a pixel, including the mipmaps that rasterizers share. So any rasterizer gives the
/// same bytes for the same list, whatever it has drawn before.
public final class Rasterizer {
    /// The longest side of a bitmap in pixels; larger frames are cut off.
    public static let longestSide = 16384

    let cells = CoverageCells()
    let pool = ScratchPool()
    let buffers = RowBuffers.allocate()
    var gradients = GradientCache()
    var coverages = CoverageCache()
    /// Scratch memory for one run of recorded coverage.
    var runs = GrowingBuffer<UInt8>()
    let mips: MipCache
    var sampled = SampledImages()
    let blur: GaussianBlur
    /// The surfaces below the current layer, outermost first. Backdrop filters read them. Their pixels coincide with
    /// the layer's pixels.
    var grounds: [PixelSurface] = []

    /// - Parameter mips: A cache to share with the rasterizers of other threads that draw the same images.
    public init(mips: MipCache = MipCache()) {
        self.mips = mips
        blur = GaussianBlur(pool: pool)
    }

    deinit {
        buffers.deallocate()
        runs.deallocate()
    }

    /// The bytes of scratch memory used by all drawings so far, for layers, masks and blurs.
    package var scratchBytes: Int { pool.takenBytes }

    public func draw(_ list: DisplayList) -> Bitmap {
        let (width, height) = Self.pixelSize(of: list)
        var bitmap = Bitmap(width: width, height: height)
        draw(list, into: &bitmap)
        return bitmap
    }

    /// Replaces the bitmap's content. A bitmap of the wrong size is replaced by a new one.
    public func draw(_ list: DisplayList, into bitmap: inout Bitmap) {
        let (width, height) = Self.pixelSize(of: list)
        if bitmap.width != width || bitmap.height != height { bitmap = Bitmap(width: width, height: height) }
        guard width > 0, height > 0 else { return }
        coverages.beginFrame()
        redraw(list, into: &bitmap, within: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    }

    /// Redraws a part of a bitmap of the list's size; the rest stays unchanged.
    func redraw(_ list: DisplayList, into bitmap: inout Bitmap, within part: PixelRect) {
        let stride = bitmap.bytesPerRow / 4
        let bounds = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
        bitmap.withUnsafeMutableBytes { bytes in
            let base = bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt32.self)
            let surface = PixelSurface(base: base, stride: stride, bounds: bounds, window: part)
            grounds.removeAll()
            if !list.items.prefix(1).contains(where: { isHidden(part, by: $0, in: .scale(list.scale)) }) {
                let backdrop = list.background.map { Colors.pixel($0) } ?? 0
                for y in part.minY..<part.maxY {
                    composite_fill(surface.pointer(part.minX, y), part.width, backdrop, stride)
                }
            }
            draw(list.items, in: Context(target: .pixels(surface), scissor: bounds, transform: .scale(list.scale)))
        }
    }

    /// The list's size in pixels, rounded up, with a tolerance for rounding errors above a whole number.
    package static func pixelSize(of list: DisplayList) -> (width: Int, height: Int) {
        func side(_ length: Double) -> Int {
            let pixels = length * list.scale
            guard pixels > 0 else { return 0 }
            return Int(min((pixels - 1e-6).rounded(.up), Double(longestSide)))
        }
        return (side(list.size.width), side(list.size.height))
    }
}
