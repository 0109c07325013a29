// SPDX-License-Identifier: MIT

import Codecs
import Support

/// The reason why a file or a folder cannot be compared, in one line that names it.
package enum PictureFileError: Error, Equatable, CustomStringConvertible {
    case unreadable(UnreadableFile)
    /// The file exists, but is not an image that can be decoded.
    case undecodable(path: String, CodecError)

    package var description: String {
        switch self {
        case .unreadable(let error): error.description
        case .undecodable(let path, let error): FileSystem.oneLine("\(path): \(error)")
        }
    }
}
