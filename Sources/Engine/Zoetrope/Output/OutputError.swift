// SPDX-License-Identifier: MIT

import Support
import Foundation

/// An error about an output file. Each description is one line.
public enum OutputError: Error, Equatable, CustomStringConvertible {
    /// The system refused to create a file or a folder, for lack of permission or another reason in `errno`.
    case cannotCreate(path: String, errno: Int32)
    /// The system failed while writing a file: no space left, or a device error.
    case cannotWrite(path: String, errno: Int32)
    /// Foreign or modified files would be replaced: `count` files, the first at path `first`.
    case exists(first: String, count: Int)
    /// A file stands in the place of a folder.
    case notAFolder(path: String)
    /// A dead link stands in the place of a folder.
    case deadLink(path: String)
    /// The path is a device, a pipe or a socket, which must not be replaced.
    case notAFile(path: String)
    /// A dead link stands in the place of the file. Even `--force` does not replace it.
    case deadFileLink(path: String)

    /// Escapes control characters in names and paths.
    public var description: String { FileSystem.oneLine(text) }

    private var text: String {
        switch self {
        case .cannotCreate(let path, let errno): "cannot create \(path): \(FileSystem.words(for: errno))"
        case .cannotWrite(let path, let errno): "cannot write \(path): \(FileSystem.words(for: errno))"
        case .exists(let first, 1): "\(first) exists already"
        case .exists(let first, let count): "\(first) and \(count - 1) more files exist already"
        case .notAFolder(let path): "\(path) is a file, not a folder"
        case .deadLink(let path): "\(path) is a broken link, not a folder"
        case .notAFile(let path): "\(path) is a device, a pipe or a socket; it is not overwritten"
        case .deadFileLink(let path): "\(path) is a broken link"
        }
    }
}
