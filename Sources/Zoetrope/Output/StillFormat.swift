// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import VectorPages

/// A kind of file that holds one image.
public enum StillFormat: Sendable, Equatable {
    /// With the compression of the job.
    case png
    /// On white, where something shines through.
    case jpeg(JPEGEncoder)
    /// Without loss, unless the encoder has a quality.
    case webp(WebPEncoder)
    /// Vectors, as far as the format has words for them.
    case svg
    /// A page of vectors, as far as the format has words for them.
    case pdf

    /// Whether it is made of what is to be drawn, and not of pixels.
    public var isVector: Bool {
        switch self {
        case .png, .jpeg, .webp: false
        case .svg, .pdf: true
        }
    }

    /// The bytes of the file, signed; nil where pixels are not enough to make it.
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

    /// The bytes of the file, signed; nil for what is made of pixels.
    func file(of list: DisplayList, compression: Int) throws(CodecError) -> [UInt8]? {
        switch self {
        case .png, .jpeg, .webp: nil
        case .svg: FileSignature.signed(try VectorPage(list).svg(compression: compression))
        case .pdf: FileSignature.signed(VectorPage(list).pdf(compression: compression))
        }
    }
}

/// Pixels, where a drawing is needed.
public struct VectorError: Error, Equatable, CustomStringConvertible {
    /// What was to be written.
    public let path: String

    /// One line that names the file.
    public var description: String { "\(path): vectors are made of a scene, and there are only pixels here" }
}
