// SPDX-License-Identifier: MIT

import Foundation

/// The shipped program `render`, which SwiftPM builds beside the tests.
package enum BuiltProgram {
    /// SwiftPM's folder of products.
    package static let folder = URL(filePath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    package static let render = folder.appending(path: "render")

    /// The folder with the engine of `render`, for compiling view code. `Tools/engine` makes it anew if `render` is
    /// newer.
    package static let engine: Result<String, any Error> = Result {
        let place = folder.appending(path: "zoetrope-engine").path
        let tool = Process()
        tool.executableURL = URL(filePath: #filePath).appending(path: "../../../Tools/engine").standardizedFileURL
        tool.arguments = [folder.path, place]
        try tool.run()
        tool.waitUntilExit()
        guard tool.terminationStatus == 0 else { throw EngineError(status: tool.terminationStatus) }
        return place
    }

    /// The compiler's cache of C modules, beside the program. All tests share it, because filling one takes a second.
    package static let moduleCache = folder.appending(path: "zoetrope-test-modules").path

    private struct EngineError: Error {
        let status: Int32
    }
}
