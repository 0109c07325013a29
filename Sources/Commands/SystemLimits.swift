// SPDX-License-Identifier: MIT

import Files
import Foundation
import Programs
import Zoetrope

/// What a run needs of the system. Without it, libraries that we stand on would end the process in the middle.
enum SystemLimits {
    /// Files that are open at the same time: three for signals, up to four for a program, and those that are read and written.
    private static let fileCount = 16
    /// Addresses for the stacks of threads, before the first image.
    private static let byteCount = 128 << 20

    static func check() throws {
        if let mistake = ProgramTimeout.mistake {
            throw LimitError(ProgramTimeout.variable, "'\(mistake)'", mustBe: "1 to 86400 seconds")
        }
        try checkFiles()
        let place = mmap(nil, byteCount, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard place != MAP_FAILED else {
            throw SystemLimitError(description: "fewer than \(byteCount) bytes of memory are to be had (ulimit -v)")
        }
        munmap(place, byteCount)
    }

    private static func checkFiles() throws {
        var files: [Int32] = []
        defer { for file in files { close(file) } }
        while files.count < fileCount {
            let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else {
                throw SystemLimitError(
                    description: "\(files.count) more files can be open at the same time, but \(fileCount) are needed: "
                        + "\(FileSystem.words(for: errno)) (ulimit -n)")
            }
            files.append(file)
        }
    }
}

/// The system gives too little. One line.
struct SystemLimitError: Error, CustomStringConvertible {
    var description: String
}
