// SPDX-License-Identifier: MIT

import Codecs
import Files

/// Why a file or a folder cannot be compared. One line that names it.
package enum PictureFileError: Error, Equatable, CustomStringConvertible {
    case unreadable(UnreadableFile)
    /// The file is there and is no image we can decode.
    case undecodable(path: String, CodecError)

    package var description: String {
        switch self {
        case .unreadable(let error): error.description
        case .undecodable(let path, let error): FileSystem.oneLine("\(path): \(error)")
        }
    }
}
