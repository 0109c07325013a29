// SPDX-License-Identifier: MIT

import Drawing

/// Reads an animation frame by frame: GIF, APNG and WebP; of other images the one they have.
///
/// What a player shows, not what is stored: each frame is the whole image. Memory does not grow with the number of
/// frames.
public struct AnimationDecoder {
    public struct Frame: Sendable {
        public var bitmap: Bitmap
        /// For how long the frame stands, in seconds; exactly `numerator` through `denominator`.
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
    /// How often the animation plays; `.once` for an image that does not move.
    public let loop: LoopCount
    private var reader: Reader
    private let budget: PixelBudget?

    /// - Parameters:
    ///   - limit: where there is no budget, which has its own.
    ///   - budget: of the run; nil for images of our own making.
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
            // So that the canvas is not copied for having two owners.
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
