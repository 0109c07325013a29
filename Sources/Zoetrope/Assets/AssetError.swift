import Codecs
import Vectors

/// Why a picture is not to be had. Each description is one line that names the picture or the file, once.
public enum AssetError: Error, Equatable, CustomStringConvertible {
    /// No folder has it.
    case notFound(name: String, searched: [String])
    /// An empty name, or one that would lead out of the folders.
    case badName(String)
    /// The file or folder is there and cannot be read, or does not say what it should.
    case unreadable(path: String, reason: String)
    /// The file is there and is no picture we can decode.
    case undecodable(path: String, CodecError)
    /// The file is there and is no SVG drawing; the error has the line.
    case badDrawing(path: String, SVGError)

    public var description: String { FileSystem.oneLine(text) }

    private var text: String {
        switch self {
        case .notFound(let name, let searched):
            searched.isEmpty
                ? "no picture \"\(name)\": there are no asset folders"
                : "no picture \"\(name)\" in \(searched.joined(separator: ", "))"
        case .badName(let name): "\"\(name)\" is no name of a picture"
        case .unreadable(let path, let reason): "\(path): \(reason)"
        case .undecodable(let path, let error): "\(path): \(error)"
        case .badDrawing(let path, let error): "\(path): \(error)"
        }
    }
}
