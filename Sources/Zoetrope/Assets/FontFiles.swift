// SPDX-License-Identifier: MIT

import Files
import Foundation

/// The font files in folders and in the folders in these.
enum FontFiles {
    private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]
    /// Names that are looked at; what comes after them is not found.
    private static let mostNames = 50_000
    private static let deepest = 16

    /// In the order of the folders, then of their paths.
    static func below(_ directories: [String]) -> [String] {
        var files: [String] = []
        // One folder may stand in another, or be linked from there.
        var tree = FileTree(followsLinks: true)
        var count = 0
        for directory in directories {
            tree.walk(directory, depth: deepest) { path in
                count += 1
                return count < mostNames && FileSystem.kind(of: path) != "xcassets"
            } take: { path in
                count += 1
                if count <= mostNames, extensions.contains(FileSystem.kind(of: path)) {
                    files.append(path)
                }
            }
        }
        return files
    }
}
