// SPDX-License-Identifier: MIT

import Support
import Foundation
import Synchronization

/// A private temporary folder for code that arrives as text, and for intermediate files.
package final class Workspace: Sendable {
    package let folder: String

    private struct State {
        var count = 0
        /// Files by their code, the least recently used first.
        var sources: [(code: String, file: String)] = []
    }

    private let state = Mutex(State())

    /// The maximum number of code files. Over it, removes the least recently used file.
    private static let capacity = 64

    /// nil if no folder can be created.
    package init?() {
        // Resolves links, because the compiler reports resolved paths.
        guard let made = FileSystem.makeTemporaryFolder(), let real = FileSystem.realPath(of: made) else { return nil }
        folder = real
    }

    package func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// Writes the code to a file in a folder of its own, and returns the path. The same code always gives the same file.
    func file(of code: String) throws -> String {
        try state.withLock { state in
            if let known = state.sources.firstIndex(where: { $0.code == code }) {
                let source = state.sources.remove(at: known)
                state.sources.append(source)
                return source.file
            }
            state.count += 1
            let place = "\(folder)/code-\(state.count)"
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
            let file = place + "/" + Self.fileName
            try Data(code.utf8).write(to: URL(filePath: file))
            state.sources.append((code, file))
            if state.sources.count > Self.capacity {
                let oldest = state.sources.removeFirst().file
                try? FileManager.default.removeItem(at: URL(filePath: oldest).deletingLastPathComponent())
            }
            return file
        }
    }

    /// Calls `body` with an empty folder, and removes it afterwards.
    func with<Result>(_ body: (String) throws -> Result) throws -> Result {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        let place = "\(folder)/work-\(number)"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: place) }
        return try body(place)
    }

    /// The file name for code that arrives as text.
    static let fileName = "View.swift"

    /// Removes the paths of this folder from a text: agents do not know them.
    func shortened(_ text: String) -> String {
        guard text.contains(folder) else { return text }
        var text = text
        for (_, file) in state.withLock(\.sources) { text = text.replacing(file, with: Self.fileName) }
        return text.replacing(folder + "/", with: "")
    }
}
