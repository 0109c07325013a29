// SPDX-License-Identifier: MIT

import Support
import Foundation

/// Caches the output of `swift package dump-package`, which takes most of a second. The cached text lies in the
/// package's build folder. It is valid until the manifest or the compiler changes.
package struct ManifestDump {
    /// The folder of the package.
    let path: String
    /// The build folder, which holds the cached text.
    let scratch: String
    let compiler: String

    package init(path: String, scratch: String, compiler: String) {
        (self.path, self.scratch, self.compiler) = (path, scratch, compiler)
    }

    /// The cached output, or else the output of `ask`.
    ///
    /// - Parameter ask: Runs SwiftPM on a miss.
    package func text(_ ask: () throws -> String) throws -> String {
        guard let kept else { return try ask() }
        if let known = FileManager.default.contents(atPath: kept) { return String(decoding: known, as: UTF8.self) }
        let text = try ask()
        // Ignores errors of writing: the next run then asks SwiftPM again.
        try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []
        where name.hasPrefix(Self.prefix) {
            try? FileManager.default.removeItem(atPath: scratch + "/" + name)
        }
        try? Data(text.utf8).write(to: URL(filePath: kept), options: .atomic)
        return text
    }

    private static let prefix = "manifest-"

    /// The cached file; nil if the manifest depends on anything but its own text.
    private var kept: String? {
        var parts = [path, SourceStamp.line(of: compiler)]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() where name == "Package.swift" || name.hasPrefix("Package@") {
            guard
                let bytes = try? FileSystem.bytes(of: path + "/" + name, limit: 1 << 20, expected: "a manifest")
            else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            if Self.readsSurroundings(text) { return nil }
            parts += [name, text]
        }
        return scratch + "/" + Self.prefix + BuildCache.key(of: parts) + ".json"
    }

    /// Whether a manifest reads the environment or files.
    private static func readsSurroundings(_ text: String) -> Bool {
        ["nvironment", "Context", "FileManager", "contentsOf", "getenv", "Process"].contains { text.contains($0) }
    }
}
