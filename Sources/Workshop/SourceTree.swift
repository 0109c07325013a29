// SPDX-License-Identifier: MIT

import Files

/// The files of an author's folder, as far as they are the author's: no builds, no packages of others, nothing hidden.
enum SourceTree {
    /// Files that are looked at; more are a folder that nobody meant, like one's home.
    private static let limit = 50_000

    /// Absolute paths in the order of their names, those of a folder among the names beside it.
    ///
    /// - Parameter opens: whether to go into a folder.
    static func files(below folder: String, opens: (String) -> Bool = { _ in true }) throws(WorkshopError) -> [String] {
        var files: [String] = []
        var tree = FileTree(followsLinks: false)
        try tree.walk(folder, opens: opens) { path throws(WorkshopError) in
            files.append(path)
            if files.count > limit { throw .failed("\(folder): more than \(limit) files; name a folder in there") }
        }
        return files
    }

    /// Those that are compiled.
    static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift") }
}
