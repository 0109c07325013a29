// SPDX-License-Identifier: MIT

import Files
import Foundation

/// Why a file was not written. Each description is one line.
public enum OutputError: Error, Equatable, CustomStringConvertible {
    /// The system refused to make a file or a folder.
    case cannotCreate(path: String, errno: Int32)
    /// The system failed on a file that was being written: no space left, a device error.
    case cannotWrite(path: String, errno: Int32)
    /// Files are in the way that we have not written as they are. The first of them, and how many there are.
    case exists(first: String, count: Int)
    /// Something that is no folder stands where one is needed.
    case notAFolder(path: String)
    /// A link stands where a folder is needed, and leads nowhere.
    case deadLink(path: String)
    /// A device, a pipe or a socket is called like a file that is to be written. It must not become one.
    case notAFile(path: String)
    /// The file is to be written where a link leads, and that is nowhere.
    case deadFileLink(path: String)

    /// One line that names the file, and what is wrong with it.
    public var description: String { FileSystem.oneLine(text) }

    private var text: String {
        switch self {
        case .cannotCreate(let path, let errno): "cannot create \(path): \(FileSystem.words(for: errno))"
        case .cannotWrite(let path, let errno): "cannot write \(path): \(FileSystem.words(for: errno))"
        case .exists(let first, 1): "\(first) exists already"
        case .exists(let first, let count): "\(first) and \(count - 1) more files exist already"
        case .notAFolder(let path): "\(path) is a file, not a folder"
        case .deadLink(let path): "\(path) is a link that leads nowhere, not a folder"
        case .notAFile(let path): "\(path) is a device, a pipe or a socket, and is not replaced by a file"
        case .deadFileLink(let path): "\(path) is a link that leads nowhere"
        }
    }
}
