// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The sources of a package's dependencies, rewritten by `AppleSpellings`. `#if os(iOS)` must have the same value in
/// all files of a build, so they are rewritten like the package itself.
///
/// Remote packages are rewritten only if they import SwiftUI, UIKit or AppKit. Other remote packages are built as they
/// are, for `os(Linux)`.
struct DependencySources {
    struct File: Equatable {
        var path: String
        var text: String
        /// The text to compile in place of the file's contents.
        var translation: String
    }

    /// Folders of local packages that the manifest names.
    let local: [String]
    /// The folder in which SwiftPM checks out remote packages.
    let checkouts: String
    var spellings = AppleSpellings()

    /// The files that `AppleSpellings` changes, with their new texts.
    func translated() throws(ViewCompilerError) -> [File] {
        var files: [File] = []
        for folder in try allLocal() { files += try translated(in: folder) { _ in true } }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []).sorted()
        for name in names where FileSystem.isFolder(checkouts + "/" + name) {
            files += try translated(in: checkouts + "/" + name) { texts in
                texts.contains { $0.contains(#/import (?:SwiftUI|UIKit|AppKit|Cocoa)\b/#) }
            }
        }
        return files
    }

    private func translated(
        in folder: String, where counts: ([String]) -> Bool
    ) throws(ViewCompilerError) -> [File] {
        // Skips Zoetrope, because the engine already has its modules. One of these folders identifies it; earlier
        // releases have the second one.
        let marks = ["/Sources/Engine/ZoetropeHosted", "/Sources/ZoetropeHosted"]
        if marks.contains(where: { FileSystem.isFolder(folder + $0) }) { return [] }
        let paths = try SourceTree.files(below: folder, followsLinks: true).filter(SourceTree.isSource)
        var texts: [String] = []
        for path in paths { texts.append(try CompileService.text(of: path)) }
        guard counts(texts) else { return [] }
        return zip(paths, texts).compactMap { path, text in
            spellings.translation(of: text).map { File(path: path, text: text, translation: $0) }
        }
    }

    /// The folders of all local packages that the package depends on, directly or through other local packages.
    private func allLocal() throws(ViewCompilerError) -> [String] {
        var found: [String] = []
        var waiting = local
        while let next = waiting.popLast() {
            let folder = URL(filePath: next).standardizedFileURL.path
            guard !found.contains(folder), FileSystem.isFile(folder + "/Package.swift") else { continue }
            found.append(folder)
            let manifest = try CompileService.text(of: folder + "/Package.swift")
            for match in manifest.matches(of: #/\.package\([^()]*?path:\s*"([^"]+)"/#) {
                let path = String(match.1)
                waiting.append(path.hasPrefix("/") ? path : folder + "/" + path)
            }
        }
        return found.sorted()
    }
}
