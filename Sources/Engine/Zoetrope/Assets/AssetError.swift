// SPDX-License-Identifier: MIT

import Codecs
import SVGSyntax
import Support
import VectorImport

/// An image, colour or drawing that could not be loaded. Each description is one line that names the resource or the
/// file.
public enum AssetError: Error, Equatable, CustomStringConvertible {
    /// No folder has an image of this name. `nearest` is the most similar name; nil if none is similar.
    case notFound(name: String, searched: [String], nearest: String?)
    /// No catalog has a colour of this name. `nearest` is the most similar name; nil if none is similar.
    case noColor(name: String, searched: [String], nearest: String?)
    /// A colour set refers to a system colour that Zoetrope does not know.
    case unknownSystemColor(String, name: String, path: String)
    /// A set without content, such as one that Xcode has just created. It names no image or colour, or it names a
    /// missing file.
    case emptySet(path: String, reason: String)
    /// The name contains NUL, or a component between slashes is empty, `.` or `..`.
    case badName(String)
    /// The file or folder exists but cannot be read, or has the wrong content.
    case unreadable(path: String, reason: String)
    /// The file exists but is not an image that Zoetrope can decode.
    case undecodable(path: String, CodecError)
    /// The file exists but is not a valid SVG drawing; the error has the line.
    case badDrawing(path: String, SVGError)
    /// The file exists but is not a PDF page that can be drawn, or the program that converts it is missing.
    case badPage(path: String, PDFError)

    /// Escapes control characters in names and paths.
    public var description: String { FileSystem.oneLine(text) }

    private var text: String {
        switch self {
        case .notFound(let name, let searched, let nearest):
            "no picture \"\(name)\"" + AssetLibrary.account(of: searched, nearest)
        case .noColor(let name, let searched, let nearest):
            "no colour \"\(name)\"" + AssetLibrary.account(of: searched, nearest)
        case .unknownSystemColor(let color, let name, let path):
            "no colour \"\(name)\": \(path) refers to the system colour \"\(color)\", which is not supported"
        case .badName(let name): "\"\(name)\" is not a picture name"
        case .emptySet(let path, let reason), .unreadable(let path, let reason): "\(path): \(reason)"
        case .undecodable(let path, let error): "\(path): \(error)"
        case .badDrawing(let path, let error): "\(path): \(error)"
        case .badPage(let path, let error): "\(path): \(error)"
        }
    }
}
