// SPDX-License-Identifier: MIT

import Support
import Foundation
import ViewCompiler
import Zoetrope

/// Checks the limits of the system before a run. Otherwise, libraries would end the process during the run.
enum SystemLimits {
    /// The number of open files that a run needs: three for signals, up to four for a child program, and the files that
    /// are read and written.
    private static let fileCount = 16
    /// The number of open files that the compiler may need. It needs 27 for a small source file.
    private static let compilerFileCount = 32
    /// The address space, in bytes, that the program needs to start: the stacks of all its threads.
    private static let byteCount = 128 << 20

    static func check() throws {
        if let mistake = ProgramTimeout.mistake {
            throw LimitError(ProgramTimeout.variable, "'\(mistake)'", mustBe: "1 to 86400 seconds")
        }
        try checkFiles(fileCount, "")
        let place = mmap(nil, byteCount, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard place != MAP_FAILED else {
            throw SystemLimitError(description: "fewer than \(byteCount) bytes of memory are available (ulimit -v)")
        }
        munmap(place, byteCount)
    }

    /// The error about a limit that explains why the compiler failed; nil if the limits suffice.
    static func cause(of error: any Error) -> (any Error)? {
        guard case ViewCompilerError.doesNotCompile = error else { return nil }
        do {
            try checkFiles(compilerFileCount, " by the compiler")
            return nil
        } catch {
            return error
        }
    }

    /// Throws if the process cannot open this number of further files.
    ///
    /// - Parameter user: The program that needs the files, for the message.
    private static func checkFiles(_ fileCount: Int, _ user: String) throws {
        var files: [Int32] = []
        defer { for file in files { close(file) } }
        while files.count < fileCount {
            let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else {
                throw SystemLimitError(
                    description: "\(files.count) more files can be opened, but \(fileCount) are needed\(user): "
                        + "\(FileSystem.words(for: errno)) (ulimit -n)")
            }
            files.append(file)
        }
    }
}

/// A limit of the system is too low. The description is one line.
struct SystemLimitError: Error, CustomStringConvertible {
    var description: String
}
