// SPDX-License-Identifier: MIT

import Files
import Foundation

/// The files of an author's folder, as far as they are the author's: no builds, no packages of others, nothing hidden.
enum SourceTree {
    /// Files that are looked at; more are a folder that nobody meant, like one's home.
    private static let limit = 50_000

    /// Absolute paths in the order of their names, those of a folder among the names beside it.
    ///
    /// - Parameters:
    ///   - followsLinks: whether to go into folders by links to them.
    ///   - opens: whether to go into a folder.
    static func files(
        below folder: String, followsLinks: Bool = false, opens: (String) -> Bool = { _ in true }
    ) throws(WorkshopError) -> [String] {
        var files: [String] = []
        var tree = FileTree(followsLinks: followsLinks)
        try tree.walk(folder, opens: opens) { path throws(WorkshopError) in
            files.append(path)
            if files.count > limit { throw .failed("\(folder): more than \(limit) files; name a folder in there") }
        }
        return files
    }

    /// Which files and folders of a target's folder a manifest takes: paths from there.
    struct Selection: Equatable {
        /// None: all.
        var only: [String] = []
        var without: [String] = []

        func takes(_ path: String, in folder: String) -> Bool {
            func isInside(_ part: String) -> Bool {
                let whole = URL(filePath: folder + "/" + part).standardizedFileURL.path
                return path == whole || path.hasPrefix(whole + "/")
            }
            return (only.isEmpty || only.contains(where: isInside)) && !without.contains(where: isInside)
        }
    }

    /// What is compiled of a target of a package: as SwiftPM does, with what folders hold that are links.
    static func sources(
        ofTarget folder: String, _ selection: Selection = Selection(), opens: (String) -> Bool = { _ in true }
    ) throws(WorkshopError) -> [String] {
        let files = try files(below: folder, followsLinks: true, opens: opens).filter(isSource)
        return selection == Selection() ? files : files.filter { selection.takes($0, in: folder) }
    }

    /// Each file once, by whatever path.
    static func distinct(_ files: [String]) -> [String] {
        var seen: Set<FileSystem.Identity> = []
        return Set(files).sorted().filter { file in FileSystem.identity(file).map { seen.insert($0).inserted } ?? true }
    }

    /// Those that are compiled.
    static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift") }
}
