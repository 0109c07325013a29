// SPDX-License-Identifier: MIT

import Files

/// Why there is no video file. Each description is one line.
public enum VideoError: Error, Equatable, CustomStringConvertible {
    case missing(path: String)
    /// Most often in the program's own words.
    case failed(path: String, reason: String)

    /// One line that names the file and what ffmpeg says, or how to get it.
    public var description: String {
        switch self {
        case .missing(let path): "\(path): videos are the work of ffmpeg, which is not here: install the package ffmpeg"
        case .failed(let path, let reason): "ffmpeg cannot write \(path): \(FileSystem.oneLine(reason))"
        }
    }
}
