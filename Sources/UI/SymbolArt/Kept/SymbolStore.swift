// SPDX-License-Identifier: MIT

import CSections
import Drawing
import Files
import Foundation

/// Finished drawings, kept between runs of one program: what a symbol's outlines are made of takes a hundred times as long to
/// unite as to read.
///
/// A file for each drawing, in a folder named after the program's build: another build may draw another way. What cannot be read or
/// written is as if it was not there. Two processes that write the same one at once each leave a whole file.
package struct SymbolStore: Sendable {
    private let folder: String

    /// How many builds' drawings are kept.
    private static let mostBuilds = 4
    /// A drawing has some ten kilobytes.
    private static let mostBytes = 4 << 20

    /// - Parameters:
    ///   - cacheFolder: Where what can be made again is kept.
    ///   - build: What no other build of this program is called like.
    package init(in cacheFolder: String, build: String) { folder = cacheFolder + "/symbols/" + build }

    /// In the user's folder for such things; nil where there is none, or where the linker has not given this program a name.
    package static let standard: SymbolStore? = {
        guard let cache = FileSystem.cacheFolder(environment: ProcessInfo.processInfo.environment) else { return nil }
        var count = 0
        guard let bytes = sections_build_id(&count), count > 0 else { return nil }
        let id = UnsafeRawBufferPointer(start: bytes, count: count)
        return SymbolStore(in: cache, build: id.map(\.hexadecimal).joined())
    }()

    package func drawing(named name: String) -> SymbolDrawing? {
        guard let bytes = try? FileSystem.bytes(of: path(name), limit: Self.mostBytes, expected: "a symbol") else {
            return nil
        }
        return SymbolDrawing(bytes: bytes)
    }

    /// Letters are those of fonts, which change without the program: drawings that have any are not kept.
    package func keep(_ drawing: SymbolDrawing, named name: String) {
        guard drawing.fontFiles.isEmpty, drawing.missingScripts.isEmpty else { return }
        if !FileSystem.isFolder(folder) {
            removeOldBuilds()
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        try? Data(drawing.bytes).write(to: URL(filePath: path(name)), options: .atomic)
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    /// Of other builds, those stay that were begun last.
    private func removeOldBuilds() {
        let all = URL(filePath: folder).deletingLastPathComponent()
        let builds = (try? FileSystem.entries(of: all.path)) ?? []
        let begun = builds.map { name -> (path: String, seconds: Int) in
            var status = stat()
            let path = all.appending(path: name).path
            return (path, stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0)
        }
        for old in begun.sorted(by: { ($0.seconds, $0.path) > ($1.seconds, $1.path) }).dropFirst(Self.mostBuilds - 1) {
            try? FileManager.default.removeItem(atPath: old.path)
        }
    }
}
