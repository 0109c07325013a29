// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import SVGSyntax
import Support
import Foundation
import VectorImport

/// Reads single image files. Memory and time are bounded, whatever the path leads to.
package enum ImageFile {
    package enum Content: Sendable {
        case bitmap(Bitmap)
        case drawing(SVGDocument)
    }

    /// The extensions of files that are drawn as vectors.
    package static let drawingExtensions = ["svg", "pdf"]

    /// Reads and decodes a file. Recognises bitmaps by their first bytes, and SVG and PDF by their extensions, because
    /// SVG is plain text and PDF files may begin with arbitrary bytes.
    /// - Parameter budget: the pixel budget of the run. The image counts towards it until the run ends.
    package static func content(of path: String, budget: PixelBudget? = nil) throws(AssetError) -> Content {
        let bytes = try bytes(of: path, limit: budget?.mostFileBytes ?? PixelLimit.mostFileBytes)
        if isDrawing(path), FileFormat(magicOf: bytes) == nil {
            return .drawing(isPDF(path) ? try page(bytes, path, budget) : try drawing(bytes, path, budget))
        }
        return .bitmap(try bitmap(bytes, path, budget.map { ($0, .kept) }))
    }

    /// Whether a file is SVG or PDF, by its extension.
    package static func isDrawing(_ path: String) -> Bool {
        drawingExtensions.contains(URL(filePath: path).pathExtension.lowercased())
    }

    private static func isPDF(_ path: String) -> Bool { URL(filePath: path).pathExtension.lowercased() == "pdf" }

    /// - Parameter budget: the run's pixel budget, and whether the image stays in memory until the run ends.
    package static func bitmap(
        _ path: String, budget: (PixelBudget, PixelBudget.Use)? = nil
    ) throws(AssetError) -> Bitmap {
        try bitmap(bytes(of: path, limit: budget?.0.mostFileBytes ?? PixelLimit.mostFileBytes), path, budget)
    }

    /// The undecoded bytes of a bitmap file of any format.
    package static func bytes(_ path: String) throws(AssetError) -> [UInt8] {
        try bytes(of: path, limit: PixelLimit.mostFileBytes)
    }

    /// The outlines of a drawing, without its embedded images.
    package static func drawing(_ path: String) throws(AssetError) -> SVGDocument {
        let bytes = try bytes(of: path, limit: SVGLimits.standard.byteCount)
        do {
            return try SVGDocument(bytes)
        } catch {
            throw .badDrawing(path: path, error)
        }
    }

    private static func bitmap(
        _ bytes: [UInt8], _ path: String, _ budget: (PixelBudget, PixelBudget.Use)?
    ) throws(AssetError) -> Bitmap {
        do {
            return try ImageDecoder.decode(bytes, budget: budget)
        } catch {
            throw .undecodable(path: path, error)
        }
    }

    /// - Parameter budget: the pixel budget that the embedded images count towards.
    private static func drawing(
        _ bytes: [UInt8], _ path: String, _ budget: PixelBudget?
    ) throws(AssetError) -> SVGDocument {
        do {
            return try SVGDocument(bytes) { decoded($0, budget) }
        } catch {
            throw .badDrawing(path: path, error)
        }
    }

    /// Converts the first page of a PDF file to a drawing.
    private static func page(
        _ bytes: [UInt8], _ path: String, _ budget: PixelBudget?
    ) throws(AssetError) -> SVGDocument {
        do {
            return try PDFConverter().drawing(bytes) { decoded($0, budget) }
        } catch {
            throw .badPage(path: path, error)
        }
    }

    /// Decodes an image that is embedded in a drawing. Returns nil on failure; the drawing then reports a warning.
    private static func decoded(_ image: [UInt8], _ budget: PixelBudget?) -> Bitmap? {
        try? ImageDecoder.decode(image, budget: budget.map { ($0, .kept) })
    }

    private static func bytes(of path: String, limit: Int) throws(AssetError) -> [UInt8] {
        do {
            return try FileSystem.bytes(of: path, limit: limit, expected: "a picture")
        } catch {
            throw .unreadable(path: error.path, reason: error.reason)
        }
    }
}
