// SPDX-License-Identifier: MIT

import CRuntime
import Drawing
import Support
import Foundation

/// A cache of finished drawings on disk, shared by the runs of one program. Reading a drawing is much faster than
/// uniting its outlines.
///
/// One file per drawing, in a folder named after the program's build, because another build may draw differently. Read
/// and write errors count as misses. If two processes write the same drawing at once, each leaves a complete file.
package struct SymbolStore: Sendable {
    private let folder: String

    /// The number of builds whose drawings are kept.
    private static let mostBuilds = 4
    /// The size limit of a file in bytes. A typical drawing takes 10 kB.
    private static let mostBytes = 4 << 20

    /// - Parameters:
    ///   - cacheFolder: The folder for data that can be recreated.
    ///   - build: A unique name of the program's build.
    package init(in cacheFolder: String, build: String) { folder = cacheFolder + "/symbols/" + build }

    /// The store in the user's cache folder; nil if there is no such folder, or the program has no build id.
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

    /// Drawings with letters are not kept, because fonts change independently of the program.
    package func keep(_ drawing: SymbolDrawing, named name: String) {
        guard drawing.fontFiles.isEmpty, drawing.missingScripts.isEmpty else { return }
        if !FileSystem.isFolder(folder) {
            removeOldBuilds()
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        try? Data(drawing.bytes).write(to: URL(filePath: path(name)), options: .atomic)
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    /// Removes the folders of all but the newest builds.
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
