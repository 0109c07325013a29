// SPDX-License-Identifier: MIT

import Codecs
import Files
import Vectors

/// Why an image is not to be had. Each description is one line that names the image or the file, once.
public enum AssetError: Error, Equatable, CustomStringConvertible {
    /// No folder has it; what may have been meant.
    case notFound(name: String, searched: [String], nearest: String?)
    /// No catalog has a colour of this name; what may have been meant.
    case noColor(name: String, searched: [String], nearest: String?)
    /// A catalog has it, as a colour of the system that is not known here.
    case unknownSystemColor(String, name: String, path: String)
    /// A catalog has a set of this name, and nothing in it, as Xcode makes them: a place for a picture or a colour, or one
    /// whose file is gone.
    case emptySet(path: String, reason: String)
    /// An empty name, or one that would lead out of the folders.
    case badName(String)
    /// The file or folder is there and cannot be read, or does not say what it should.
    case unreadable(path: String, reason: String)
    /// The file is there and is no image we can decode.
    case undecodable(path: String, CodecError)
    /// The file is there and is no SVG drawing; the error has the line.
    case badDrawing(path: String, SVGError)
    /// The file is there and is no PDF page that can be drawn, or there is no program that draws it.
    case badPage(path: String, PDFError)

    /// One line that names the file or the resource.
    public var description: String { FileSystem.oneLine(text) }

    private var text: String {
        switch self {
        case .notFound(let name, let searched, let nearest):
            "no picture \"\(name)\"" + AssetLibrary.account(of: searched, nearest)
        case .noColor(let name, let searched, let nearest):
            "no colour \"\(name)\"" + AssetLibrary.account(of: searched, nearest)
        case .unknownSystemColor(let color, let name, let path):
            "no colour \"\(name)\": \(path) makes it the system's \"\(color)\", which is not known here"
        case .badName(let name): "\"\(name)\" is no name of a picture"
        case .emptySet(let path, let reason), .unreadable(let path, let reason): "\(path): \(reason)"
        case .undecodable(let path, let error): "\(path): \(error)"
        case .badDrawing(let path, let error): "\(path): \(error)"
        case .badPage(let path, let error): "\(path): \(error)"
        }
    }
}
