// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation

/// One frame as a page of vectors, for SVG or PDF files.
///
/// These stay vectors: fills, strokes, linear and radial gradients, clips, masks, opacity, most blend modes, and text
/// as outlines. Images are embedded in their own resolution. These become images at the list's scale: blurs; shadows
/// (without their subjects); angular gradients and meshes (in sharp outlines); perspective; backdrop filters and the
/// blend modes that CSS and PDF lack, together with the pixels below them.
public struct VectorPage {
    let nodes: [PageNode]
    /// In points.
    let size: CGSize
    let background: RGBAColor?
    /// The number of images that replace unsupported items.
    public let pictureCount: Int

    public init(_ list: DisplayList) {
        let builder = PageBuilder(list)
        nodes = builder.nodes()
        size = list.size
        background = list.background
        pictureCount = builder.pictureCount
    }

    /// The bytes of an SVG file, in UTF-8. The same page gives the same bytes.
    /// - Parameter compression: The compression of images, as for `PNGEncoder`.
    public func svg(compression: Int = PNGEncoder.standardCompression) throws(CodecError) -> [UInt8] {
        var writer = SVGPageWriter(size: size, encoder: PNGEncoder(compression: compression))
        return Array(try writer.text(nodes, background: background).utf8)
    }

    /// The bytes of a PDF file of one page. The same page gives the same bytes.
    /// - Parameter compression: The compression of images, as for `PNGEncoder`.
    public func pdf(compression: Int = PNGEncoder.standardCompression) -> [UInt8] {
        Self.pdf(of: [self], compression: compression)
    }

    /// The bytes of a PDF file of several pages. The same pages give the same bytes.
    /// - Parameters:
    ///   - information: The file's metadata under PDF's names: `Title`, `Author`.
    ///   - compression: The compression of images, as for `PNGEncoder`.
    public static func pdf(
        of pages: [VectorPage], information: [String: String] = [:],
        compression: Int = PNGEncoder.standardCompression
    ) -> [UInt8] {
        var writer = PDFPageWriter(compression: compression)
        return writer.file(pages, information: information)
    }
}
