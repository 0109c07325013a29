// SPDX-License-Identifier: MIT

import Files
import Foundation

/// What SwiftPM says of a package, which takes it the larger part of a second: kept beside what is built of the package until its
/// manifest, or the compiler, is another one.
package struct ManifestDump {
    /// The folder of the package.
    let path: String
    /// Where what is built of it is.
    let scratch: String
    let compiler: String

    package init(path: String, scratch: String, compiler: String) {
        (self.path, self.scratch, self.compiler) = (path, scratch, compiler)
    }

    /// - Parameter ask: asks SwiftPM.
    package func text(_ ask: () throws -> String) throws -> String {
        guard let kept else { return try ask() }
        if let known = FileManager.default.contents(atPath: kept) { return String(decoding: known, as: UTF8.self) }
        let text = try ask()
        // Where nothing can be written it is asked for again.
        try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []
        where name.hasPrefix(Self.prefix) {
            try? FileManager.default.removeItem(atPath: scratch + "/" + name)
        }
        try? Data(text.utf8).write(to: URL(filePath: kept), options: .atomic)
        return text
    }

    private static let prefix = "manifest-"

    /// The file; nil where the manifest may say another thing next time though nobody has changed it.
    private var kept: String? {
        var parts = [path, SourceStamp.line(of: compiler)]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() where name == "Package.swift" || name.hasPrefix("Package@") {
            guard
                let bytes = try? FileSystem.bytes(of: path + "/" + name, limit: 1 << 20, expected: "a manifest")
            else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            if Self.looksAround(text) { return nil }
            parts += [name, text]
        }
        return scratch + "/" + Self.prefix + BuildCache.key(of: parts) + ".json"
    }

    /// Whether a manifest asks for anything but its own words: the environment, or files.
    private static func looksAround(_ text: String) -> Bool {
        ["nvironment", "Context", "FileManager", "contentsOf", "getenv", "Process"].contains { text.contains($0) }
    }
}
