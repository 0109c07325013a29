// SPDX-License-Identifier: MIT

import Foundation

/// What stands in a folder and in the folders in it, as far as it is the author's own: nothing hidden, no builds, no packages of
/// other people. In the order of names, each folder's among those beside it.
package struct FileTree {
    private static let others: Set = ["DerivedData", "Pods", "Carthage", "node_modules", "__Snapshots__"]

    /// Whether to go into folders by links to them. No folder is gone into twice.
    private let followsLinks: Bool
    private var seen: Set<FileSystem.Identity> = []

    package init(followsLinks: Bool) { self.followsLinks = followsLinks }

    /// - Parameters:
    ///   - depth: How many folders may stand in each other.
    ///   - opens: Whether to go into a folder, by its path.
    ///   - take: Called with the path of each file.
    package mutating func walk<Failure: Error>(
        _ folder: String, depth: Int = .max, opens: (String) -> Bool, take: (String) throws(Failure) -> Void
    ) throws(Failure) {
        guard depth > 0, let identity = FileSystem.identity(folder), seen.insert(identity).inserted else { return }
        for (name, kind) in (try? FileSystem.entriesWithKinds(of: folder)) ?? [] where !name.hasPrefix(".") {
            if Self.others.contains(name) { continue }
            let path = folder + "/" + name
            if isFolder(path, kind) {
                guard opens(path), followsLinks || kind == .folder || !FileSystem.isLink(path) else { continue }
                try walk(path, depth: depth - 1, opens: opens, take: take)
            } else if kind == .file || FileSystem.isFile(path) {
                try take(path)
            }
        }
    }

    /// Folders say of nearly all that is in them what it is: to look at each file takes most of the time.
    private func isFolder(_ path: String, _ kind: FileSystem.EntryKind) -> Bool {
        switch kind {
        case .folder: true
        case .file: false
        case .link, .unknown: FileSystem.isFolder(path)
        }
    }
}
