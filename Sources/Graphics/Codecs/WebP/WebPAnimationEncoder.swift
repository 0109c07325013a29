// SPDX-License-Identifier: MIT

import CImageFiles
import Drawing

/// Writes animated WebP files through libwebpmux, lossless or with a quality.
///
/// libwebpmux stores differences between frames. It holds all encoded frames in memory until `finish`, because their
/// total size precedes them in the file.
public struct WebPAnimationEncoder: FrameEncoder {
    public struct Options: Sendable, Equatable {
        /// The quality from 1 (smallest file) to 100; nil for lossless.
        public var quality: Int?
        public var loop: LoopCount

        public init(quality: Int? = nil, loop: LoopCount = .forever) {
            self.quality = quality
            self.loop = loop
        }
    }

    /// A frame as straight RGBA.
    public struct Prepared: Sendable {
        let width: Int
        let height: Int
        let pixels: [UInt8]
    }

    /// The longest duration of a frame in milliseconds: the format has 24 bits for it.
    private static let longestFrame = 1 << 24 - 1

    private let options: Options
    private let sink: ByteSink
    private var writer: Writer?
    /// The end of the previous frame, in milliseconds.
    private var end = 0

    public init(_ options: Options, to sink: ByteSink) {
        self.options = options
        self.sink = sink
    }

    public func prepare(_ bitmap: Bitmap) throws -> Prepared {
        try WebPEncoder.check(width: bitmap.width, height: bitmap.height)
        return Prepared(width: bitmap.width, height: bitmap.height, pixels: bitmap.straightPixels)
    }

    public mutating func write(_ frame: Prepared, until endTime: Double) throws {
        let writer = try self.writer ?? Writer(frame, options)
        self.writer = writer
        guard (writer.width, writer.height) == (frame.width, frame.height) else {
            throw CodecError.sizeChanged(
                width: frame.width, height: frame.height, firstWidth: writer.width, firstHeight: writer.height)
        }
        // Rounds end times rather than durations, so that rounding never accumulates.
        let next = (endTime * 1000).rounded()
        guard next - Double(end) <= Double(Self.longestFrame), next <= Double(Int32.max) else {
            throw CodecError.frameTooLong(
                .webp, seconds: endTime - Double(end) / 1000, maximum: Self.longestFrame / 1000)
        }
        // Drops a frame that ends in the same millisecond as the previous one.
        if Int(next) > end { try writer.add(frame, at: end) }
        end = max(Int(next), end)
    }

    public mutating func finish() throws {
        guard let writer else { throw CodecError.noFrames }
        try sink.write(writer.file(until: end))
    }

    /// Owns the C object. `@unchecked Sendable`, because only the writing thread uses it, one call at a time.
    private final class Writer: @unchecked Sendable {
        let width: Int
        let height: Int
        private let object: OpaquePointer

        init(_ first: Prepared, _ options: Options) throws(CodecError) {
            (width, height) = (first.width, first.height)
            var message = [CChar](repeating: 0, count: Int(CWEBP_MESSAGE_SIZE))
            guard
                let object = cwebp_writer_new(
                    UInt32(width), UInt32(height), Int32(options.loop.plays),
                    WebPEncoder.settings(quality: options.quality), &message)
            else { throw WebPCall.error(message) }
            self.object = object
        }

        deinit { cwebp_writer_delete(object) }

        func add(_ frame: Prepared, at start: Int) throws(CodecError) {
            try WebPCall.run { cwebp_writer_add(object, frame.pixels, 4 * width, Int32(start), $0) }
        }

        func file(until end: Int) throws(CodecError) -> [UInt8] {
            try WebPCall.file { cwebp_writer_finish(object, Int32(end), $0, $1, $2) }
        }
    }
}
