// SPDX-License-Identifier: MIT

import Foundation

/// A new temporary folder for one test. Deinitialization deletes it.
package final class TemporaryFolder: Sendable {
    package let path: String

    package var url: URL { URL(filePath: path) }

    package init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "zoetrope-test-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Keeps the folder while `body` runs.
    package static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder()
        return try withExtendedLifetime(folder) { try body(folder) }
    }

    @MainActor package static func with<Result>(
        _ body: @MainActor (TemporaryFolder) async throws -> Result
    ) async throws -> Result {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        return try await body(folder)
    }

    /// Writes a file and creates its parent folders.
    package func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(filePath: path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    package func read(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: path + "/" + name)))
    }

    package var contents: [String] { names(in: path) }
}

/// Calls `body` with the path of a new temporary folder.
@MainActor package func withFolder(_ body: @MainActor (String) async throws -> Void) async throws {
    try await TemporaryFolder.with { try await body($0.path) }
}

/// All paths below a folder, hidden files included, sorted.
package func names(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
}
