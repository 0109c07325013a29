// SPDX-License-Identifier: MIT

import Foundation

/// A program of others that a test asks, where it is installed.
package struct OtherProgram {
    private let url: URL

    /// nil where the PATH has none of this name.
    package init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard
            let url = folders.map({ URL(filePath: String($0)).appending(path: name) })
                .first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
        else { return nil }
        self.url = url
    }

    package static func isInstalled(_ name: String) -> Bool { OtherProgram(name) != nil }

    package struct Ending {
        package let status: Int32
        package let out: String
        package let err: String
    }

    /// Runs it to its end.
    package func run(_ arguments: [String]) throws -> Ending {
        try TemporaryFolder.with { folder in
            let process = Process()
            process.executableURL = url
            process.arguments = arguments
            try folder.write("", to: "err")
            process.standardError = try FileHandle(forWritingTo: URL(filePath: folder.path + "/err"))
            let out = Pipe()
            process.standardOutput = out
            try process.run()
            let said = out.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Ending(
                status: process.terminationStatus, out: String(decoding: said, as: UTF8.self),
                err: String(decoding: try folder.read("err"), as: UTF8.self))
        }
    }
}
