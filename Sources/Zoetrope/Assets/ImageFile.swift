// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Files
import Foundation
import Vectors

/// Reads single files that hold images. Whatever a path leads to, memory and time are bounded.
package enum ImageFile {
    package enum Content: Sendable {
        case bitmap(Bitmap)
        case drawing(SVGDocument)
    }

    /// Of files that are drawn as vectors.
    package static let drawingExtensions = ["svg", "pdf"]

    /// A bitmap's bytes say so themselves; SVG is text like any other, and PDF may begin with anything: both are known by
    /// their names.
    /// - Parameter budget: of the run, in which the image is kept.
    package static func content(of path: String, budget: PixelBudget? = nil) throws(AssetError) -> Content {
        let bytes = try bytes(of: path, limit: budget?.mostFileBytes ?? PixelLimit.mostFileBytes)
        if isDrawing(path), FileFormat(magicOf: bytes) == nil {
            return .drawing(isPDF(path) ? try page(bytes, path, budget) : try drawing(bytes, path, budget))
        }
        return .bitmap(try bitmap(bytes, path, budget.map { ($0, .kept) }))
    }

    /// Whether a file is SVG or PDF, going by its name.
    package static func isDrawing(_ path: String) -> Bool {
        drawingExtensions.contains(URL(filePath: path).pathExtension.lowercased())
    }

    private static func isPDF(_ path: String) -> Bool { URL(filePath: path).pathExtension.lowercased() == "pdf" }

    /// - Parameter budget: of the run, and what becomes of the image there.
    package static func bitmap(
        _ path: String, budget: (PixelBudget, PixelBudget.Use)? = nil
    ) throws(AssetError) -> Bitmap {
        try bitmap(bytes(of: path, limit: budget?.0.mostFileBytes ?? PixelLimit.mostFileBytes), path, budget)
    }

    /// What is in a file of any bitmap format, as it is.
    package static func bytes(_ path: String) throws(AssetError) -> [UInt8] {
        try bytes(of: path, limit: PixelLimit.mostFileBytes)
    }

    /// The outlines of a drawing, without the images in it.
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

    /// - Parameter budget: In which the images of the file are kept.
    private static func drawing(
        _ bytes: [UInt8], _ path: String, _ budget: PixelBudget?
    ) throws(AssetError) -> SVGDocument {
        do {
            return try SVGDocument(bytes) { decoded($0, budget) }
        } catch {
            throw .badDrawing(path: path, error)
        }
    }

    /// The first page of a PDF file.
    private static func page(
        _ bytes: [UInt8], _ path: String, _ budget: PixelBudget?
    ) throws(AssetError) -> SVGDocument {
        do {
            return try PDFConverter().drawing(bytes) { decoded($0, budget) }
        } catch {
            throw .badPage(path: path, error)
        }
    }

    /// An image inside of a drawing; nil where it cannot be read, of which the drawing tells.
    private static func decoded(_ image: [UInt8], _ budget: PixelBudget?) -> Bitmap? {
        try? ImageDecoder.decode(image, budget: budget.map { ($0, .kept) })
    }

    /// All of a file.
    private static func bytes(of path: String, limit: Int) throws(AssetError) -> [UInt8] {
        do {
            return try FileSystem.bytes(of: path, limit: limit, expected: "a picture")
        } catch {
            throw .unreadable(path: error.path, reason: error.reason)
        }
    }
}
