// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation

/// One frame as a page of vectors: an SVG or a PDF file.
///
/// Fills, strokes, linear and radial gradients, clips, masks, opacity and most blend modes are what they are in the format, texts
/// are outlines, images are embedded in their own resolution. What formats cannot say is a picture at the list's scale: blurs and
/// shadows (what casts them stays as it is), angular gradients and meshes (in sharp outlines), perspective, glass, and the five
/// blend modes that CSS and PDF do not have, with what they see below them.
public struct VectorPage {
    let nodes: [PageNode]
    /// In points.
    let size: CGSize
    let background: RGBAColor?
    /// How many pictures were made of what the formats cannot say.
    public let pictureCount: Int

    public init(_ list: DisplayList) {
        let builder = PageBuilder(list)
        nodes = builder.nodes()
        size = list.size
        background = list.background
        pictureCount = builder.pictureCount
    }

    /// The bytes of an SVG file, in UTF-8. The same page gives the same bytes.
    /// - Parameter compression: of pictures, as for `PNGEncoder`.
    public func svg(compression: Int = PNGEncoder.standardCompression) throws(CodecError) -> [UInt8] {
        var writer = SVGPageWriter(size: size, encoder: PNGEncoder(compression: compression))
        return Array(try writer.text(nodes, background: background).utf8)
    }

    /// The bytes of a PDF file of one page. The same page gives the same bytes.
    /// - Parameter compression: of pictures, as for `PNGEncoder`.
    public func pdf(compression: Int = PNGEncoder.standardCompression) -> [UInt8] {
        Self.pdf(of: [self], compression: compression)
    }

    /// The bytes of a PDF file of several pages. The same pages give the same bytes.
    /// - Parameters:
    ///   - information: what the file says of itself, by PDF's names: `Title`, `Author`.
    ///   - compression: of pictures, as for `PNGEncoder`.
    public static func pdf(
        of pages: [VectorPage], information: [String: String] = [:],
        compression: Int = PNGEncoder.standardCompression
    ) -> [UInt8] {
        var writer = PDFPageWriter(compression: compression)
        return writer.file(pages, information: information)
    }
}
