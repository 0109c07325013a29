// SPDX-License-Identifier: MIT

import Foundation

/// Standard input, output and error. A parent process may have closed some of them.
enum StandardStreams {
    /// Whether the process was started with a standard output.
    static let hasOutput = fcntl(STDOUT_FILENO, F_GETFD) != -1 || errno != EBADF

    /// Opens `/dev/null` in place of missing standard streams. Without this, an image file could get the descriptor of
    /// a missing stream, and messages would be written into the file.
    static func openMissing() {
        // Evaluates the lazy `hasOutput` now. After the missing streams have been opened, it would be true.
        _ = hasOutput
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 && errno == EBADF {
            // `open` returns the lowest free descriptor. That is `number`, because all lower ones are open.
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Writes the whole text. `FileHandle` is not used because it ends the process if writing fails.
    /// - Returns: nil, or the error number.
    static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    /// Writes all bytes.
    /// - Returns: nil, or the error number.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
        var written = 0
        while written < bytes.count {
            let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
            if count > 0 { written += count } else if errno != EINTR { return errno }
        }
        return nil
    }
}
