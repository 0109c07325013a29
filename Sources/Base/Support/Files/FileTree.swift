// SPDX-License-Identifier: MIT

import Foundation

/// Traverses the files of a folder and its subfolders in the order of names. It skips hidden files, build folders,
/// dependencies, reference snapshots and galleries inside of the folder.
package struct FileTree {
    private static let others: Set = ["DerivedData", "Pods", "Carthage", "node_modules", "__Snapshots__"]

    /// The hidden file in folders that `render gallery` has made. Their pictures are no resources of a project.
    package static let galleryMark = ".zoetrope-gallery"

    /// Whether to follow links to folders. No folder is visited twice.
    private let followsLinks: Bool
    private var seen: Set<FileSystem.Identity> = []

    package init(followsLinks: Bool) { self.followsLinks = followsLinks }

    /// - Parameters:
    ///   - depth: The maximum depth of folders.
    ///   - opens: Whether to descend into a folder, by its path.
    ///   - take: Called with the path of each file.
    package mutating func walk<Failure: Error>(
        _ folder: String, depth: Int = .max, opens: (String) -> Bool, take: (String) throws(Failure) -> Void
    ) throws(Failure) {
        guard depth > 0, let identity = FileSystem.identity(folder), seen.insert(identity).inserted else { return }
        let entries = (try? FileSystem.entriesWithKinds(of: folder)) ?? []
        if seen.count > 1, entries.contains(where: { $0.name == Self.galleryMark }) { return }
        for (name, kind) in entries where !name.hasPrefix(".") {
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

    /// Uses the recorded kind where possible, because `stat` on each entry dominates the cost.
    private func isFolder(_ path: String, _ kind: FileSystem.EntryKind) -> Bool {
        switch kind {
        case .folder: true
        case .file: false
        case .link, .unknown: FileSystem.isFolder(path)
        }
    }
}
