// SPDX-License-Identifier: MIT

import CImageFiles
import Drawing

/// Reads GIF, APNG and WebP animations frame by frame. A still image of any format has one frame.
///
/// Frames are whole composited images, as a player shows them. Memory does not grow with the number of frames.
public struct AnimationDecoder {
    public struct Frame: Sendable {
        public var bitmap: Bitmap
        /// The duration in seconds, rounded to a `Double`. Compare `numerator` and `denominator` for exact equality.
        public var duration: Double { Double(numerator) / Double(denominator) }
        public var numerator: Int
        public var denominator: Int
    }

    private enum Reader {
        case gif(GIFDecoder)
        case apng(APNGDecoder)
        case webp(WebPAnimationDecoder)
        case still(Bitmap?)
    }

    public let width: Int
    public let height: Int
    /// The number of plays; `.once` for a still image.
    public let loop: LoopCount
    private var reader: Reader
    private let budget: PixelBudget?

    /// - Parameters:
    ///   - limit: The largest frame to accept. Ignored if there is a budget, which has its own limit.
    ///   - budget: The run's budget; nil for images that this program made.
    public init(_ bytes: [UInt8], limit: PixelLimit = .standard, budget: PixelBudget? = nil) throws(CodecError) {
        self.budget = budget
        if let budget { try ImageDecoder.spend(bytes, budget, .passing) }
        let limit = budget?.each ?? limit
        switch FileFormat(magicOf: bytes) {
        case .gif:
            let decoder = try GIFDecoder(bytes, limit: limit)
            (width, height, loop) = (decoder.width, decoder.height, decoder.loop)
            reader = .gif(decoder)
        case .webp where try WebPDecoder.readHeader(bytes).isAnimated:
            let decoder = try WebPAnimationDecoder(bytes, limit: limit)
            (width, height, loop) = (decoder.width, decoder.height, decoder.loop)
            reader = .webp(decoder)
        case .png, .apng:
            if let decoder = try APNGDecoder(bytes, limit: limit) {
                (width, height, loop) = (decoder.width, decoder.height, decoder.loop)
                reader = .apng(decoder)
                return
            }
            fallthrough
        default:
            let bitmap = try ImageDecoder.decode(bytes, limit: limit)
            (width, height, loop) = (bitmap.width, bitmap.height, .once)
            reader = .still(bitmap)
        }
    }

    /// - Returns: nil after the last frame.
    public mutating func next() throws(CodecError) -> Frame? {
        guard let frame = try readNext() else { return nil }
        try budget?.pass(width: width, height: height)
        return frame
    }

    private mutating func readNext() throws(CodecError) -> Frame? {
        switch reader {
        case .gif(var decoder):
            // Drops the reader's reference to the decoder, so that drawing into the canvas does not copy the canvas.
            reader = .still(nil)
            defer { reader = .gif(decoder) }
            return try decoder.next()
        case .apng(var decoder):
            reader = .still(nil)
            defer { reader = .apng(decoder) }
            return try decoder.next()
        case .webp(let decoder): return try decoder.next()
        case .still(let bitmap):
            reader = .still(nil)
            return bitmap.map { Frame(bitmap: $0, numerator: 0, denominator: 1) }
        }
    }
}
