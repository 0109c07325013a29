// SPDX-License-Identifier: MIT

import Foundation
import Support
import ViewCompiler

/// The settings of a project, from `.zoetrope.json` in its folder or in one above it.
struct ProjectSettings: Equatable {
    static let fileName = ".zoetrope.json"

    /// The absolute paths of font files that replace the system font. Keyed by the font's design, such as `serif`.
    private(set) var fonts: [String: [String]] = [:]

    /// The largest settings file, in bytes.
    private static let longestFile = 1 << 20
    private static let keys = ["fonts"]

    init() {}

    /// Finds and reads the settings for a file or folder; there are none if no file is found.
    init(for path: String) throws(ViewCompilerError) {
        var folder = URL(fileURLWithPath: path == "-" ? "." : path).standardizedFileURL
        if !FileSystem.isFolder(folder.path) { folder.deleteLastPathComponent() }
        while true {
            let file = folder.appending(path: Self.fileName).path
            if FileSystem.isFile(file) {
                try self.init(file: file)
                return
            }
            guard folder.path.count > 1 else { break }
            folder.deleteLastPathComponent()
        }
        self.init()
    }

    private init(file: String) throws(ViewCompilerError) {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.bytes(of: file, limit: Self.longestFile, expected: "settings")
        } catch {
            throw .unreadable("\(error)")
        }
        guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            throw .unreadable("\(file): this is no JSON object")
        }
        if let unknown = object.keys.sorted().first(where: { !Self.keys.contains($0) }) {
            throw .unreadable("\(file): '\(unknown)' is not known: use \(Self.keys.joined(separator: ", "))")
        }
        let folder = (file as NSString).deletingLastPathComponent
        for (design, value) in object["fonts"] as? [String: Any] ?? [:] {
            guard let names = value as? [String] ?? (value as? String).map({ [$0] }) else {
                throw .unreadable("\(file): the fonts of '\(design)' are neither a path nor a list of paths")
            }
            fonts[design] = names.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
        }
        if object["fonts"] != nil, !(object["fonts"] is [String: Any]) {
            throw .unreadable("\(file): 'fonts' is no object of designs and files")
        }
    }
}
