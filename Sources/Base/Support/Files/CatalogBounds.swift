// SPDX-License-Identifier: MIT

/// Bounds the traversal of an asset catalog, because the catalog and its folders may be links to any folder.
package struct CatalogBounds {
    package static let mostEntries = 50_000
    private static let deepest = 32

    private var count = 0
    private var seen: Set<FileSystem.Identity> = []

    package init() {}

    /// Counts the entries of a folder, and returns whether the counts and the depth are within the limits.
    package mutating func allows(_ entries: Int, depth: Int) -> Bool {
        count += entries
        return count <= Self.mostEntries && depth <= Self.deepest
    }

    /// Whether to enter a folder. A linked folder is entered only once, so that cyclic links terminate.
    package mutating func enters(_ folder: String) -> Bool {
        guard FileSystem.isLink(folder) else { return true }
        return FileSystem.identity(folder).map { seen.insert($0).inserted } ?? false
    }
}
