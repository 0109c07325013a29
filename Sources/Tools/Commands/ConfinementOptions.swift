// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Support
import ViewCompiler

/// Options that loosen the default confinement of view code and package manifests.
struct ConfinementOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A file or folder that view code may read and change, in addition to its project; repeatable.",
            valueName: "path"), completion: .file())
    var allowFiles: [String] = []

    @Flag(
        help: """
            Run view code and package manifests with all your permissions. (default: the kernel confines them to the project, the \
            output and a temporary folder, without network and your environment variables; docs/security.md)
            """)
    var unconfined = false

    /// Further files and folders that view code may read. Set by programs that start this program, such as `render
    /// mcp`.
    @Option(help: .hidden) var allowReading: [String] = []

    var isUsed: Bool { !allowFiles.isEmpty || unconfined }

    var asked: RequestedConfinement {
        var asked = RequestedConfinement()
        asked.isUnconfined = unconfined
        asked.allowed = allowFiles.map { URL(filePath: $0).standardizedFileURL.path }
        return asked
    }

    /// Throws if an allowed file does not exist, because the kernel can only allow existing files.
    func check() throws {
        for path in allowFiles where !FileSystem.isTaken(path) { throw ViewCompilerError.noSuchPath(path) }
    }
}
