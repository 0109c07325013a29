// SPDX-License-Identifier: MIT

import CImageFiles
import Drawing

/// Reads WebP files through libwebp: lossy or lossless, still or animated.
public enum WebPDecoder {
    /// Decodes the image, or the first frame of an animation. Throws for files that are damaged or truncated.
    public static func decode(_ bytes: [UInt8], limit: PixelLimit = .standard) throws(CodecError) -> Bitmap {
        let header = try checkedHeader(bytes, limit)
        if header.isAnimated {
            guard let frame = try WebPAnimationDecoder(bytes, limit: limit).next() else { throw .noFrames }
            return frame.bitmap
        }
        var bitmap = Bitmap(width: Int(header.width), height: Int(header.height))
        let bytesPerRow = bitmap.bytesPerRow
        try bitmap.withUnsafeMutableBytes { pixels throws(CodecError) in
            try WebPCall.run { message in
                cwebp_decode(
                    bytes, bytes.count, header.width, header.height, pixels.baseAddress, bytesPerRow, message)
            }
        }
        bitmap.premultiply()
        return bitmap
    }

    /// Reads the size in pixels from the header, without decoding.
    static func size(of bytes: [UInt8]) throws(CodecError) -> (width: Int, height: Int) {
        let header = try readHeader(bytes)
        return (Int(header.width), Int(header.height))
    }

    static func checkedHeader(_ bytes: [UInt8], _ limit: PixelLimit) throws(CodecError) -> CWebPHeader {
        let header = try readHeader(bytes)
        let (width, height) = (Int(header.width), Int(header.height))
        guard limit.allows(width: width, height: height) else {
            throw .tooLarge(.webp, width: width, height: height, limit: limit)
        }
        return header
    }

    static func readHeader(_ bytes: [UInt8]) throws(CodecError) -> CWebPHeader {
        var header = CWebPHeader()
        try WebPCall.run { message in cwebp_read_header(bytes, bytes.count, &header, message) }
        return header
    }
}

/// The frames of an animated WebP file, as a player shows them.
final class WebPAnimationDecoder {
    let width: Int
    let height: Int
    let loop: LoopCount
    private let object: OpaquePointer
    /// The file's bytes, which must live as long as libwebp reads frames from them.
    private let file: UnsafeMutableRawBufferPointer
    /// The end of the previous frame, in milliseconds.
    private var end: Int32 = 0

    init(_ bytes: [UInt8], limit: PixelLimit) throws(CodecError) {
        let header = try WebPDecoder.checkedHeader(bytes, limit)
        (width, height) = (Int(header.width), Int(header.height))
        let file = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        file.copyBytes(from: bytes)
        var message = [CChar](repeating: 0, count: Int(CWEBP_MESSAGE_SIZE))
        var plays: UInt32 = 0
        guard let object = cwebp_reader_new(file.baseAddress, file.count, &plays, &message) else {
            file.deallocate()
            throw WebPCall.error(message)
        }
        self.file = file
        self.object = object
        loop =
            switch plays {
            case 0: .forever
            case 1: .once
            default: .times(Int(plays))
            }
    }

    deinit {
        cwebp_reader_delete(object)
        file.deallocate()
    }

    /// - Returns: nil after the last frame.
    func next() throws(CodecError) -> AnimationDecoder.Frame? {
        var message = [CChar](repeating: 0, count: Int(CWEBP_MESSAGE_SIZE))
        var pixels: UnsafePointer<UInt8>?
        let start = end
        guard cwebp_reader_next(object, &pixels, &end, &message), let pixels else {
            if message[0] != 0 { throw WebPCall.error(message) }
            return nil
        }
        var bitmap = Bitmap(width: width, height: height)
        let bytesPerRow = bitmap.bytesPerRow
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<height {
                UnsafeMutableRawBufferPointer(rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + 4 * width])
                    .copyMemory(from: UnsafeRawBufferPointer(start: pixels + y * 4 * width, count: 4 * width))
            }
        }
        bitmap.premultiply()
        return AnimationDecoder.Frame(bitmap: bitmap, numerator: Int(end - start), denominator: 1000)
    }
}
