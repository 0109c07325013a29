// SPDX-License-Identifier: MIT

import Drawing

/// Decodes image files of all supported formats, and applies their EXIF orientation.
public enum ImageDecoder {
    /// Decodes a file. Its first bytes determine the format, not its name.
    /// - Parameters:
    ///   - limit: The largest image to accept. Ignored if there is a budget, which has its own limit.
    ///   - budget: The run's budget, and how the image is used.
    public static func decode(
        _ bytes: [UInt8], limit: PixelLimit = .standard, budget: (PixelBudget, PixelBudget.Use)? = nil
    ) throws(CodecError) -> Bitmap {
        if let (budget, use) = budget { try spend(bytes, budget, use) }
        let bitmap = try decode(bytes, budget?.0.each ?? limit).shown(in: ImageOrientation(of: bytes))
        // `isOpaque` examines all pixels and caches its result. It does so here, so that the first thread that draws
        // the image need not.
        _ = bitmap.isOpaque
        return bitmap
    }

    /// Decodes a file and charges its pixels to a budget until the lease is released. The lease is nil if the header is
    /// damaged or the image exceeds the limit; the decoder then throws.
    package static func decode(
        _ bytes: [UInt8], leasedFrom budget: PixelBudget
    ) throws(CodecError) -> (bitmap: Bitmap, lease: PixelCharge?) {
        var lease: PixelCharge?
        if let (width, height) = announcedSize(bytes), budget.each.allows(width: width, height: height) {
            lease = try budget.lease(width: width, height: height, byteCount: bytes.count)
        }
        return (try decode(bytes, limit: budget.each), lease)
    }

    /// Charges the budget for an image, with the size from its header. Charges nothing for damaged headers and sizes
    /// beyond the limit, since the decoder throws for these.
    static func spend(_ bytes: [UInt8], _ budget: PixelBudget, _ use: PixelBudget.Use) throws(CodecError) {
        guard let (width, height) = announcedSize(bytes), budget.each.allows(width: width, height: height) else {
            return
        }
        try budget.spend(width: width, height: height, byteCount: bytes.count, use)
    }

    private static func announcedSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        switch FileFormat(magicOf: bytes) {
        case .png, .apng:
            guard let header = try? PNGChunks.summary(of: bytes).header else { return nil }
            return (header.width, header.height)
        case .gif:
            guard bytes.count >= 10 else { return nil }
            return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
        case .jpeg:
            return try? JPEGDecoder.size(of: bytes)
        case .webp:
            return try? WebPDecoder.size(of: bytes)
        case nil: return nil
        }
    }

    private static func decode(_ bytes: [UInt8], _ limit: PixelLimit) throws(CodecError) -> Bitmap {
        switch FileFormat(magicOf: bytes) {
        case .png, .apng: try PNGDecoder.decode(bytes, limit: limit)
        case .jpeg: try JPEGDecoder.decode(bytes, limit: limit)
        case .gif: try GIFDecoder.firstFrame(of: bytes, limit: limit)
        case .webp: try WebPDecoder.decode(bytes, limit: limit)
        case nil: throw .unknownFormat
        }
    }
}
