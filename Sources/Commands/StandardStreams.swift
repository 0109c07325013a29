// SPDX-License-Identifier: MIT

import Foundation

/// The three files that a process is started with, or, as a careless parent has it, without.
enum StandardStreams {
    /// Whether the process was given one.
    static let hasOutput = fcntl(STDOUT_FILENO, F_GETFD) != -1 || errno != EBADF

    /// Puts `/dev/null` where one of the three is missing. Otherwise the first image would get its number, and
    /// whatever is said would end up in the image.
    static func openMissing() {
        // Asked now, since afterwards there is one.
        _ = hasOutput
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 && errno == EBADF {
            // The system gives the lowest number that is free: this one, since those below it are taken.
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Writes all of a text. Not with `FileHandle`, which ends the process where that fails.
    /// - Returns: nil, or the number of the error.
    static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    /// Writes all of some bytes.
    /// - Returns: nil, or the number of the error.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
        var written = 0
        while written < bytes.count {
            let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
            if count > 0 { written += count } else if errno != EINTR { return errno }
        }
        return nil
    }
}
