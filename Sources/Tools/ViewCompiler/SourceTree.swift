// SPDX-License-Identifier: MIT

import Support
import Foundation

/// Lists the author's files in a folder: no build products, no packages of others, no hidden files.
enum SourceTree {
    /// The largest number of files in a folder. Larger folders, such as the home folder, were probably named by mistake.
    private static let limit = 50_000

    /// Absolute paths, sorted by name at each level.
    ///
    /// - Parameters:
    ///   - followsLinks: Whether to enter linked folders.
    ///   - opens: Whether to enter a folder.
    static func files(
        below folder: String, followsLinks: Bool = false, opens: (String) -> Bool = { _ in true }
    ) throws(ViewCompilerError) -> [String] {
        var files: [String] = []
        var tree = FileTree(followsLinks: followsLinks)
        try tree.walk(folder, opens: opens) { path throws(ViewCompilerError) in
            files.append(path)
            if files.count > limit { throw .failed("\(folder): more than \(limit) files: name a folder inside") }
        }
        return files
    }

    /// The files and folders that a manifest selects for a target, relative to the target's folder.
    struct Selection: Equatable {
        /// The paths to which the target is limited; empty if it is not limited.
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

    /// The sources of a package's target. Follows linked folders, as SwiftPM does.
    static func sources(
        ofTarget folder: String, _ selection: Selection = Selection(), opens: (String) -> Bool = { _ in true }
    ) throws(ViewCompilerError) -> [String] {
        let files = try files(below: folder, followsLinks: true, opens: opens).filter(isSource)
        return selection == Selection() ? files : files.filter { selection.takes($0, in: folder) }
    }

    /// The files, sorted. If several paths lead to one file, such as through links, keeps only the first path.
    static func distinct(_ files: [String]) -> [String] {
        var seen: Set<FileSystem.Identity> = []
        return Set(files).sorted().filter { file in FileSystem.identity(file).map { seen.insert($0).inserted } ?? true }
    }

    static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift") }
}
