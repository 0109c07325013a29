// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation

/// One frame as a page of vectors, for SVG and PDF files.
///
/// Fills, strokes, linear and radial gradients, clips, masks, opacity and most blend modes stay vectors; text becomes
/// outlines. Images keep their own resolution.
///
/// Other content becomes images at the list's scale:
///
/// - blurs
/// - shadows, but not the items that cast them
/// - angular gradients and meshes, with sharp outlines
/// - items in perspective
/// - backdrop filters and blend modes that CSS or PDF lacks, together with the pixels below
public struct VectorPage {
    let nodes: [PageNode]
    /// The size in points.
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

    /// The bytes of an SVG file in UTF-8. Equal pages give equal bytes.
    /// - Parameter compression: The compression level of images, as for `PNGEncoder`.
    public func svg(compression: Int = PNGEncoder.standardCompression) throws(CodecError) -> [UInt8] {
        var writer = SVGPageWriter(size: size, encoder: PNGEncoder(compression: compression))
        return Array(try writer.text(nodes, background: background).utf8)
    }

    /// The bytes of a PDF file with one page. Equal pages give equal bytes.
    /// - Parameter compression: The compression level of images, as for `PNGEncoder`.
    public func pdf(compression: Int = PNGEncoder.standardCompression) -> [UInt8] {
        Self.pdf(of: [self], compression: compression)
    }

    /// The bytes of a PDF file with several pages. Equal pages give equal bytes.
    /// - Parameters:
    ///   - information: The file's metadata under PDF's names, such as `Title` and `Author`.
    ///   - compression: The compression level of images, as for `PNGEncoder`.
    public static func pdf(
        of pages: [VectorPage], information: [String: String] = [:],
        compression: Int = PNGEncoder.standardCompression
    ) -> [UInt8] {
        var writer = PDFPageWriter(compression: compression)
        return writer.file(pages, information: information)
    }
}
