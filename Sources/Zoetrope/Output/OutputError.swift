import Foundation

/// Why a file was not written. Each description is one line.
public enum OutputError: Error, Equatable, CustomStringConvertible {
    /// The system refused to make a file or a folder.
    case cannotCreate(path: String, errno: Int32)
    /// The system failed on a file that was being written: no space left, a device error.
    case cannotWrite(path: String, errno: Int32)
    /// Files are in the way, and nobody allowed to overwrite them. The first of them, and how many there are.
    case exists(first: String, count: Int)
    /// Something that is no folder stands where one is needed.
    case notAFolder(path: String)

    public var description: String {
        switch self {
        case .cannotCreate(let path, let errno): "cannot create \(path): \(Self.text(errno))"
        case .cannotWrite(let path, let errno): "cannot write \(path): \(Self.text(errno))"
        case .exists(let first, 1): "\(first) exists already"
        case .exists(let first, let count): "\(first) and \(count - 1) more files exist already"
        case .notAFolder(let path): "\(path) is a file, not a folder"
        }
    }

    /// The system's own words, beginning in lower case.
    private static func text(_ errno: Int32) -> String {
        let text = String(cString: strerror(errno))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
