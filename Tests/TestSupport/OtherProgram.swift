// SPDX-License-Identifier: MIT

import Foundation

/// An installed program of another project, to compare with.
package struct OtherProgram {
    private let url: URL

    /// nil if no folder of PATH has a program of this name.
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
        /// The program's standard output.
        package let bytes: [UInt8]
        package let err: String

        package var out: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Runs the program and waits until it exits.
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
            let data = out.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return Ending(
                status: process.terminationStatus, bytes: [UInt8](data),
                err: String(decoding: try folder.read("err"), as: UTF8.self))
        }
    }
}
