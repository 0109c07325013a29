// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import VectorExport

/// A file format for one image, with its encoder.
public enum StillFormat: Sendable, Equatable {
    /// Uses the compression of the job.
    case png
    /// Transparent pixels are composited on white.
    case jpeg(JPEGEncoder)
    /// Lossless, unless the encoder has a quality.
    case webp(WebPEncoder)
    /// Vectors, as far as the format can express them.
    case svg
    /// One page of vectors, as far as the format can express them.
    case pdf

    private enum Encoding {
        case pixels((_ bitmap: Bitmap, _ compression: Int) throws(CodecError) -> [UInt8])
        case vectors((_ page: VectorPage, _ compression: Int) throws(CodecError) -> [UInt8])
    }

    private var encoding: Encoding {
        switch self {
        case .png:
            .pixels { bitmap, compression throws(CodecError) in
                try PNGEncoder(compression: compression).encode(bitmap)
            }
        case .jpeg(let encoder): .pixels { bitmap, _ throws(CodecError) in try encoder.encode(bitmap) }
        case .webp(let encoder): .pixels { bitmap, _ throws(CodecError) in try encoder.encode(bitmap) }
        case .svg: .vectors { page, compression throws(CodecError) in try page.svg(compression: compression) }
        case .pdf: .vectors { page, compression throws(CodecError) in page.pdf(compression: compression) }
        }
    }

    /// Whether the file is made from display lists instead of pixels.
    public var isVector: Bool {
        if case .vectors = encoding { true } else { false }
    }

    /// The signed bytes of the file; nil for vector formats.
    func file(of bitmap: Bitmap, compression: Int) throws(CodecError) -> [UInt8]? {
        guard case .pixels(let encode) = encoding else { return nil }
        return FileSignature.signed(try encode(bitmap, compression))
    }

    /// The signed bytes of the file; nil for bitmap formats.
    func file(of list: DisplayList, compression: Int) throws(CodecError) -> [UInt8]? {
        guard case .vectors(let encode) = encoding else { return nil }
        return FileSignature.signed(try encode(VectorPage(list), compression))
    }
}

/// A vector format was requested for an image that exists only as pixels.
public struct VectorError: Error, Equatable, CustomStringConvertible {
    /// The path of the requested file, or "standard output".
    public let path: String

    /// Tells the user to render the scene itself, because only a scene has vectors.
    public var description: String { "\(path): pixels cannot become vectors: render the scene to this file" }
}
