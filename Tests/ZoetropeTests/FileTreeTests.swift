// SPDX-License-Identifier: MIT

import Support
import Foundation
import TestSupport
import Testing

@Suite struct FileTreeTests {
    private let folder: TemporaryFolder

    /// Creates files, folders, links to both, broken links, and files that `FileTree` skips.
    init() throws {
        folder = try TemporaryFolder()
        let manager = FileManager.default
        for path in ["b", "b/c", "node_modules", ".build"] {
            try manager.createDirectory(atPath: folder.path + "/" + path, withIntermediateDirectories: true)
        }
        for path in ["a.txt", "b/d.txt", "b/c/e.txt", "z.txt", ".hidden", "node_modules/f.txt", ".build/g.txt"] {
            try Data().write(to: URL(filePath: folder.path + "/" + path))
        }
        for (link, target) in [("file", "a.txt"), ("folder", "b/c"), ("loop", "."), ("nothing", "nowhere")] {
            try manager.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: target)
        }
    }

    private func files(followsLinks: Bool, opens: (String) -> Bool = { _ in true }) -> [String] {
        var found: [String] = []
        var tree = FileTree(followsLinks: followsLinks)
        tree.walk(folder.path, opens: opens) { found.append(String($0.dropFirst(folder.path.count + 1))) }
        return found
    }

    @Test func filesComeInTheOrderOfNames() {
        #expect(files(followsLinks: false) == ["a.txt", "b/c/e.txt", "b/d.txt", "file", "z.txt"])
    }

    /// The folder itself is searched, even if it is a gallery.
    @Test func galleriesInsideAreSkipped() throws {
        for path in [".zoetrope-gallery", "b/c/.zoetrope-gallery"] {
            try Data().write(to: URL(filePath: folder.path + "/" + path))
        }
        #expect(files(followsLinks: false) == ["a.txt", "b/d.txt", "file", "z.txt"])
    }

    @Test func noFolderIsGoneIntoTwice() {
        #expect(files(followsLinks: true) == ["a.txt", "b/c/e.txt", "b/d.txt", "file", "z.txt"])
        #expect(
            files(followsLinks: true) { !$0.hasSuffix("/b") } == ["a.txt", "file", "folder/e.txt", "z.txt"])
    }
}
