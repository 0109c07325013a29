import Drawing

/// Decodes a picture file of any format we read.
public enum PictureDecoder {
    /// The format is told from the bytes; a file's name may lie.
    public static func decode(_ bytes: [UInt8], limit: PixelLimit = .standard) throws(CodecError) -> Bitmap {
        switch FileFormat(magicOf: bytes) {
        case .png, .apng: try PNGDecoder.decode(bytes, limit: limit)
        case .jpeg: try JPEGDecoder.decode(bytes, limit: limit)
        case .gif: try GIFDecoder.firstFrame(of: bytes, limit: limit)
        case nil: throw .unknownFormat
        }
    }
}
