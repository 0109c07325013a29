// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import VectorPages

/// A file format for one image, with its encoder.
public enum StillFormat: Sendable, Equatable {
    /// Uses the compression of the job.
    case png
    /// Composited on white where it is transparent.
    case jpeg(JPEGEncoder)
    /// Lossless, unless the encoder has a quality.
    case webp(WebPEncoder)
    /// Vectors, as far as the format can express them.
    case svg
    /// One page of vectors, as far as the format can express them.
    case pdf

    /// Whether the file is made from display lists instead of pixels.
    public var isVector: Bool {
        switch self {
        case .png, .jpeg, .webp: false
        case .svg, .pdf: true
        }
    }

    /// The signed bytes of the file; nil for vector formats.
    func file(of bitmap: Bitmap, compression: Int) throws(CodecError) -> [UInt8]? {
        try unsignedFile(of: bitmap, compression: compression).map(FileSignature.signed)
    }

    private func unsignedFile(of bitmap: Bitmap, compression: Int) throws(CodecError) -> [UInt8]? {
        switch self {
        case .png: try PNGEncoder(compression: compression).encode(bitmap)
        case .jpeg(let encoder): try encoder.encode(bitmap)
        case .webp(let encoder): try encoder.encode(bitmap)
        case .svg, .pdf: nil
        }
    }

    /// The signed bytes of the file; nil for bitmap formats.
    func file(of list: DisplayList, compression: Int) throws(CodecError) -> [UInt8]? {
        switch self {
        case .png, .jpeg, .webp: nil
        case .svg: FileSignature.signed(try VectorPage(list).svg(compression: compression))
        case .pdf: FileSignature.signed(VectorPage(list).pdf(compression: compression))
        }
    }
}

/// A vector format was requested where only pixels exist.
public struct VectorError: Error, Equatable, CustomStringConvertible {
    /// The requested file.
    public let path: String

    /// One line that names the file.
    public var description: String { "\(path): pixels cannot become vectors: render the scene to this file" }
}
