// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

extension Zoetrope {
    /// Runs `render` in the folder of the package, and exits with its status if it fails.
    func run(_ arguments: [String], in context: PluginContext) throws {
        let ending = try start(program(in: context), arguments, in: context.package.directoryURL)
        // The program has already printed its error.
        if ending != 0 { exit(ending) }
    }

    /// Runs a program and returns its exit status, or 128 and the signal that ended it.
    func start(_ program: URL, _ arguments: [String], in folder: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}
