// SPDX-License-Identifier: MIT

import Drawing

/// Writes animated PNG files, lossless or with a palette. Memory does not grow with the number of frames.
///
/// Each frame stores the rectangle around its changes in one of two ways, whichever compresses better: with all pixels,
/// or with unchanged pixels transparent. Viewers without animation support show the first frame.
public struct APNGEncoder: FrameEncoder {
    public struct Options: Sendable, Equatable {
        /// The compression level, 0…9, as for `PNGEncoder`.
        public var compression: Int
        public var loop: LoopCount
        /// The number of colours of a palette that all frames share, 2 to 256; nil for full colour. The palette is
        /// chosen from the first frames. Translucent pixels become opaque or transparent.
        public var colors: Int?
        /// The number of frames, if known. It precedes the frames in the file, so it is required if the sink cannot be
        /// patched.
        public var frameCount: Int?

        public static let colorCounts = 2...Palette.maximumCount

        public init(
            compression: Int = PNGEncoder.standardCompression, loop: LoopCount = .forever, colors: Int? = nil,
            frameCount: Int? = nil
        ) {
            self.compression = compression
            self.loop = loop
            self.colors = colors
            self.frameCount = frameCount
        }
    }

    private let options: Options
    private let compressor: PNGEncoder
    private let sink: ByteSink
    /// The first frames, which wait until the palette is chosen.
    private var waiting: [(frame: GIFFrame, endTime: Double)] = []
    private var palette: SharedPalette?
    /// The previous frame as it was stored, with the colours of `palette` if there is one.
    private var shown: Bitmap?
    private var frameCount = 0
    private var nextSequence = 0
    /// The start of the next frame in seconds: the sum of the stored delays.
    private var start = 0.0

    /// The number of frames from which the palette is chosen.
    private static let lookAhead = 8
    private static let maximumSide = Int(Int32.max)

    /// Traps if an option is out of its range. Throws if the number of frames is not given and the sink cannot patch it
    /// in later.
    public init(_ options: Options = Options(), to sink: ByteSink) throws(CodecError) {
        precondition(
            options.colors.map(Options.colorCounts.contains) ?? true, "\(options.colors ?? 0) colours are not in 2…256")
        precondition(
            options.loop == .forever || (1...LoopCount.maximum).contains(options.loop.plays),
            "\(options.loop) is not in 1…\(LoopCount.maximum)")
        guard options.frameCount != nil || sink.canPatch else { throw .unknownFrameCount(.apng) }
        self.options = options
        self.sink = sink
        compressor = PNGEncoder(compression: options.compression)
    }

    public func prepare(_ bitmap: Bitmap) throws -> Bitmap {
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw CodecError.emptyPicture(width: bitmap.width, height: bitmap.height)
        }
        return bitmap
    }

    public mutating func write(_ frame: Bitmap, until endTime: Double) throws {
        guard let colors = options.colors else { return try append(frame, until: endTime) }
        if let palette { return try append(palette.bitmap(GIFFrame(frame, matte: nil)), until: endTime) }
        waiting.append((GIFFrame(frame, matte: nil), endTime))
        if waiting.count == Self.lookAhead { try appendWaiting(colors) }
    }

    public mutating func finish() throws {
        if let colors = options.colors, !waiting.isEmpty { try appendWaiting(colors) }
        guard frameCount > 0 else { throw CodecError.noFrames }
        var end: [UInt8] = []
        PNGChunks.append("IEND", [], to: &end)
        try sink.write(end)
        guard frameCount != options.frameCount else { return }
        guard sink.canPatch else {
            throw CodecError.wrongFrameCount(.apng, announced: options.frameCount ?? 0, written: frameCount)
        }
        try sink.replace(
            at: APNGChunks.controlOffset,
            with: APNGChunks.animationControl(frameCount: frameCount, loop: options.loop))
    }

    // MARK: One frame

    private mutating func appendWaiting(_ colors: Int) throws {
        let palette = SharedPalette(of: waiting.map(\.frame), count: colors)
        self.palette = palette
        for (frame, endTime) in waiting { try append(palette.bitmap(frame), until: endTime) }
        waiting = []
    }

    private mutating func append(_ frame: Bitmap, until endTime: Double) throws {
        var bytes: [UInt8] = []
        let delay = try delay(until: endTime)
        if let shown {
            guard frame.width == shown.width, frame.height == shown.height else {
                throw CodecError.sizeChanged(
                    width: frame.width, height: frame.height, firstWidth: shown.width, firstHeight: shown.height)
            }
            let change = FrameChange(from: shown, to: frame)
            let streams = change.pictures.map { (blend: $0.blend, data: stream(of: $0.bitmap)) }
            let best = streams.min { $0.data.count < $1.data.count }!
            appendControl(change.rect, delay, best.blend, to: &bytes)
            var data: [UInt8] = []
            PNGChunks.append(UInt32(sequence()), to: &data)
            PNGChunks.append("fdAT", data + best.data, to: &bytes)
        } else {
            bytes = fileHeader(frame)
            let rect = FrameRect(left: 0, top: 0, right: frame.width, bottom: frame.height)
            appendControl(rect, delay, .source, to: &bytes)
            PNGChunks.append("IDAT", stream(of: frame), to: &bytes)
        }
        try sink.write(bytes)
        shown = frame
        frameCount += 1
    }

    private mutating func delay(until endTime: Double) throws -> FrameDelay {
        let seconds = max(endTime - start, 0)
        guard seconds <= Double(FrameDelay.maximum) else {
            throw CodecError.frameTooLong(.apng, seconds: seconds, maximum: FrameDelay.maximum)
        }
        let delay = FrameDelay(seconds)
        start += delay.seconds
        return delay
    }

    private mutating func sequence() -> Int {
        defer { nextSequence += 1 }
        return nextSequence
    }

    private mutating func appendControl(
        _ rect: FrameRect, _ delay: FrameDelay, _ blend: APNGChunks.Blend, to bytes: inout [UInt8]
    ) {
        let control = APNGChunks.frameControl(sequence: sequence(), rect: rect, delay: delay, blend: blend)
        PNGChunks.append("fcTL", control, to: &bytes)
    }

    private func fileHeader(_ frame: Bitmap) -> [UInt8] {
        var bytes = FileFormat.png.magic
        PNGChunks.append("IHDR", PNGEncoder.bytes(of: header(frame)), to: &bytes)
        bytes += APNGChunks.animationControl(frameCount: options.frameCount ?? 0, loop: options.loop)
        PNGChunks.append("sRGB", [0], to: &bytes)
        if let palette { PNGEncoder.append(palette.colors, to: &bytes) }
        return bytes
    }

    /// All frames share one pixel format, so without a palette it is RGBA, which suits any frame.
    private var pixels: PNGPixels { palette.map { .palette($0.colors, bitDepth: 8) } ?? .rgba }

    private func header(_ bitmap: Bitmap) -> PNGHeader {
        PNGHeader(
            width: bitmap.width, height: bitmap.height, bitDepth: pixels.bitDepth, colorType: pixels.colorType)
    }

    private func stream(of bitmap: Bitmap) -> [UInt8] {
        compressor.zlibStream(of: bitmap, as: pixels, header(bitmap))
    }
}
