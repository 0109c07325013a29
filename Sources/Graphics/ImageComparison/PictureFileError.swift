// SPDX-License-Identifier: MIT

import Codecs
import Support

/// The reason why a file or a folder cannot be compared. The description is one line that names the path.
package enum PictureFileError: Error, Equatable, CustomStringConvertible {
    case unreadable(UnreadableFile)
    /// The file can be read, but not decoded as an image.
    case undecodable(path: String, CodecError)

    package var description: String {
        switch self {
        case .unreadable(let error): error.description
        case .undecodable(let path, let error): FileSystem.oneLine("\(path): \(error)")
        }
    }
}
