// SPDX-License-Identifier: MIT

import Support

/// An error of a video file. Each description is one line.
public enum VideoError: Error, Equatable, CustomStringConvertible {
    /// No folder of `PATH` contains ffmpeg. `path` is that of the video file.
    case missing(path: String)
    /// The video could not be written; the reason is usually ffmpeg's own message.
    case failed(path: String, reason: String)

    /// One line that names the file and ffmpeg's message, or how to install ffmpeg.
    public var description: String {
        switch self {
        case .missing(let path): "\(path): ffmpeg is not installed: install the package ffmpeg to write videos"
        case .failed(let path, let reason): "ffmpeg cannot write \(path): \(FileSystem.oneLine(reason))"
        }
    }
}
