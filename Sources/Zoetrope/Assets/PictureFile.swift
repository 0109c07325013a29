import Codecs
import Drawing
import Foundation
import Vectors

/// Reads single files that hold pictures. Whatever a path leads to, memory and time are bounded.
package enum PictureFile {
    package enum Content: Sendable {
        case bitmap(Bitmap)
        case drawing(SVGDocument)
    }

    /// No picture within `PixelLimit.standard` has more bytes.
    private static let byteLimit = 1 << 30
    package static let drawingExtension = "svg"

    /// A bitmap's bytes say so themselves; SVG is text like any other, and known by its name.
    package static func content(of path: String) throws(AssetError) -> Content {
        let bytes = try bytes(of: path, limit: byteLimit)
        if isDrawing(path), FileFormat(magicOf: bytes) == nil { return .drawing(try drawing(bytes, path)) }
        return .bitmap(try bitmap(bytes, path, .standard))
    }

    /// Whether a file is SVG, going by its name.
    package static func isDrawing(_ path: String) -> Bool {
        URL(filePath: path).pathExtension.lowercased() == drawingExtension
    }

    package static func bitmap(_ path: String, limit: PixelLimit = .standard) throws(AssetError) -> Bitmap {
        try bitmap(bytes(of: path, limit: byteLimit), path, limit)
    }

    /// What is in a file of any bitmap format, as it is.
    package static func bytes(_ path: String) throws(AssetError) -> [UInt8] { try bytes(of: path, limit: byteLimit) }

    package static func drawing(_ path: String) throws(AssetError) -> SVGDocument {
        try drawing(bytes(of: path, limit: SVGLimits.standard.byteCount), path)
    }

    private static func bitmap(_ bytes: [UInt8], _ path: String, _ limit: PixelLimit) throws(AssetError) -> Bitmap {
        do {
            return try PictureDecoder.decode(bytes, limit: limit)
        } catch {
            throw .undecodable(path: path, error)
        }
    }

    private static func drawing(_ bytes: [UInt8], _ path: String) throws(AssetError) -> SVGDocument {
        do {
            return try SVGDocument(bytes)
        } catch {
            throw .badDrawing(path: path, error)
        }
    }

    /// All of a file.
    private static func bytes(of path: String, limit: Int) throws(AssetError) -> [UInt8] {
        let size: Int
        switch FileSystem.plainFile(path) {
        case .file(let count): size = count
        case .folder: throw .unreadable(path: path, reason: "a folder, not a picture")
        case .other: throw .unreadable(path: path, reason: "a pipe or a device, not a file")
        case .missing(let reason):
            throw .unreadable(path: path, reason: FileSystem.isDeadLink(path) ? "a link that leads nowhere" : reason)
        }
        guard size <= limit else {
            throw .unreadable(path: path, reason: "the file has \(size) bytes, more than \(limit)")
        }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw .unreadable(
                path: path, reason: access(path, R_OK) == 0 ? "cannot be read" : FileSystem.words(for: errno))
        }
        return [UInt8](data)
    }
}
