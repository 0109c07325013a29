import Drawing
import Synchronization

/// The mipmaps of the images drawn lately. Rasterizers of one run share them: each mipmap is made and held once.
///
/// An entry keeps its bitmap alive, so that the identity that is its key cannot pass to other pixels; and a shared
/// bitmap is never written to, so that the pointer to its pixels stays good. The bound counts all of these bytes.
public final class MipCache: Sendable {
    private struct Entry {
        var bitmap: Bitmap
        var part: PixelRect
        var chain: MipChain
        /// Of the bitmap, its mipmaps, and what was filtered when it was last asked for.
        var bytes: Int
    }
    private struct State {
        /// Most recently used last.
        var entries: [Entry] = []
        var bytes = 0
    }
    private let state = Mutex(State())
    private static let byteLimit = 192 << 20
    private static let countLimit = 128

    public init() {}

    /// - Parameter part: Inside of the bitmap; sampling knows nothing of pixels outside of it.
    func chain(_ bitmap: Bitmap, part: PixelRect) -> MipChain {
        state.withLock { state in
            if let i = state.entries.lastIndex(where: { $0.bitmap.identity == bitmap.identity && $0.part == part }) {
                if i != state.entries.count - 1 { state.entries.append(state.entries.remove(at: i)) }
            } else {
                state.entries.append(
                    Entry(bitmap: bitmap, part: part, chain: Self.makeChain(bitmap, part), bytes: 0))
            }
            let newest = state.entries[state.entries.count - 1]
            let held = bitmap.bytesPerRow * bitmap.height + part.area * 4 / 3 + newest.chain.prefilteredBytes
            state.bytes += held - newest.bytes
            state.entries[state.entries.count - 1].bytes = held
            // The newest one stays, however large.
            while state.entries.count > 1, state.bytes > Self.byteLimit || state.entries.count > Self.countLimit {
                state.bytes -= state.entries.removeFirst().bytes
            }
            return newest.chain
        }
    }

    private static func makeChain(_ bitmap: Bitmap, _ part: PixelRect) -> MipChain {
        let stride = bitmap.bytesPerRow / 4
        let base = bitmap.withUnsafeBytes {
            $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt32.self)
        }
        return MipChain(
            PixelLevel(
                base: base + part.minY * stride + part.minX, width: part.width, height: part.height, stride: stride))
    }
}
