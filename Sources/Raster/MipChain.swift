import Drawing
import Foundation

/// One picture that can be sampled: premultiplied RGBA pixels, owned by somebody else.
struct PixelLevel {
    let base: UnsafePointer<UInt32>
    let width: Int
    let height: Int
    /// Pixels from one row to the next.
    let stride: Int
}

/// A picture and its halves: level `n + 1` averages 2×2 pixels of level `n`, premultiplied.
///
/// Odd sides are rounded up and their last pixel counts twice, so that pixel `i` of level `n` covers exactly the
/// pixels `i·2ⁿ ..< (i + 1)·2ⁿ` of the picture and coordinates need no more than a shift.
///
/// Halves are made when they are first asked for: a picture that is drawn at its own size costs nothing.
final class MipChain {
    /// Level 0, the picture itself, is not owned.
    private var levels: [PixelLevel]
    private var owned: [UnsafeMutablePointer<UInt32>] = []
    /// Down to a single pixel.
    let levelCount: Int
    /// The picture itself.
    let picture: PixelLevel

    /// Whether nothing shines through any pixel; never true for a layer, which is not asked.
    let isOpaque: Bool

    /// Whether it is used once.
    let isLayer: Bool
    /// Most recently used last.
    private var prefiltered: [(step: Int, number: Int, level: PrefilteredLevel)] = []
    /// What they hold beside the mipmaps.
    private(set) var prefilteredBytes = 0
    private static let prefilteredLimit = 32 << 20

    /// - Parameters:
    ///   - picture: Must outlive the chain.
    ///   - isLayer: Whether it is used once: then nothing is found out that costs a look at all pixels.
    init(_ picture: PixelLevel, isLayer: Bool = false) {
        self.picture = picture
        self.isLayer = isLayer
        isOpaque = !isLayer && Self.isOpaque(picture)
        levels = [picture]
        var side = max(picture.width, picture.height), count = 1
        while side > 1 {
            side = (side + 1) / 2
            count += 1
        }
        levelCount = count
    }

    private static func isOpaque(_ picture: PixelLevel) -> Bool {
        for y in 0..<picture.height {
            let row = picture.base + y * picture.stride
            for x in 0..<picture.width where row[x] >> 24 < 255 { return false }
        }
        return true
    }

    /// Level `n`, or the last one.
    func level(_ n: Int) -> PixelLevel {
        let n = min(n, levelCount - 1)
        while levels.count <= n { append() }
        return levels[n]
    }

    /// Level `number` for a shrinking of so many steps, made when it is first asked for.
    func prefiltered(step: Int, number: Int) -> PrefilteredLevel {
        if let i = prefiltered.lastIndex(where: { $0.step == step && $0.number == number }) {
            prefiltered.append(prefiltered.remove(at: i))
        } else {
            let level = PrefilteredLevel(self, step: step, number: number)
            prefiltered.append((step, number, level))
            prefilteredBytes += level.byteCount
            // The newest one stays, however large.
            while prefiltered.count > 1, prefilteredBytes > Self.prefilteredLimit {
                prefilteredBytes -= prefiltered.removeFirst().level.byteCount
            }
        }
        return prefiltered[prefiltered.count - 1].level
    }

    private func append() {
        let last = levels[levels.count - 1]
        let width = (last.width + 1) / 2, height = (last.height + 1) / 2
        let base = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        owned.append(base)
        for y in 0..<height {
            let upper = last.base + 2 * y * last.stride
            let lower = last.base + min(2 * y + 1, last.height - 1) * last.stride
            Self.halve(upper, lower, width: last.width, into: base + y * width)
        }
        levels.append(PixelLevel(base: base, width: width, height: height, stride: width))
    }

    deinit {
        for base in owned { base.deallocate() }
    }

    private static func halve(
        _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, width: Int,
        into row: UnsafeMutablePointer<UInt32>
    ) {
        for x in 0..<(width / 2) {
            let sum =
                lanes(upper[2 * x]) &+ lanes(upper[2 * x + 1]) &+ lanes(lower[2 * x]) &+ lanes(lower[2 * x + 1])
            row[x] = pixel((sum &+ 0x0002_0002_0002_0002) >> 2)
        }
        if width & 1 == 1 {
            let sum = (lanes(upper[width - 1]) &+ lanes(lower[width - 1])) &* 2
            row[width / 2] = pixel((sum &+ 0x0002_0002_0002_0002) >> 2)
        }
    }
}

/// The four components in lanes of 16 bits: red, blue, green, alpha from the lowest.
@inline(__always)
func lanes(_ pixel: UInt32) -> UInt64 {
    (UInt64(pixel) | UInt64(pixel) << 24) & 0x00FF_00FF_00FF_00FF
}

/// The reverse of `lanes`; only the low byte of each lane counts.
@inline(__always)
func pixel(_ lanes: UInt64) -> UInt32 {
    let v = lanes & 0x00FF_00FF_00FF_00FF
    return UInt32(truncatingIfNeeded: v | v >> 24)
}

/// The chains of the pictures drawn lately.
///
/// An entry keeps its bitmap alive, so that the identity that is its key cannot pass to other pixels; and a shared
/// bitmap is never written to, so that the pointer to its pixels stays good. The bound counts all of these bytes.
struct MipCache {
    private struct Entry {
        var bitmap: Bitmap
        var part: PixelRect
        var chain: MipChain
        /// Of the bitmap, its mipmaps, and what was filtered when it was last asked for.
        var bytes: Int
    }
    /// Most recently used last.
    private var entries: [Entry] = []
    private var bytes = 0
    /// What became of them on the device.
    var sampled = SampledPictures()
    private static let byteLimit = 192 << 20
    private static let countLimit = 128

    /// - Parameter part: Inside of the bitmap; sampling knows nothing of pixels outside of it.
    mutating func chain(_ bitmap: Bitmap, part: PixelRect) -> MipChain {
        if let i = entries.lastIndex(where: { $0.bitmap.identity == bitmap.identity && $0.part == part }) {
            if i != entries.count - 1 { entries.append(entries.remove(at: i)) }
        } else {
            let stride = bitmap.bytesPerRow / 4
            let base = bitmap.withUnsafeBytes {
                $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt32.self)
            }
            let chain = MipChain(
                PixelLevel(
                    base: base + part.minY * stride + part.minX, width: part.width, height: part.height,
                    stride: stride))
            entries.append(Entry(bitmap: bitmap, part: part, chain: chain, bytes: 0))
        }
        let newest = entries[entries.count - 1]
        let held = bitmap.bytesPerRow * bitmap.height + part.area * 4 / 3 + newest.chain.prefilteredBytes
        bytes += held - newest.bytes
        entries[entries.count - 1].bytes = held
        // The newest one stays, however large.
        while entries.count > 1, bytes > Self.byteLimit || entries.count > Self.countLimit {
            let oldest = entries.removeFirst()
            bytes -= oldest.bytes
            sampled.remove(oldest.chain)
        }
        return newest.chain
    }
}
