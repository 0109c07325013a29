// SPDX-License-Identifier: MIT

import Support
import Foundation

/// Finds the font files in folders and their subfolders.
enum FontFiles {
    private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]
    /// The maximum number of visited names. Fonts beyond this number are not found.
    private static let mostNames = 50_000
    private static let deepest = 16

    /// The font files in some folders, in the order of the folders; within one folder, sorted by path.
    static func below(_ directories: [String]) -> [String] {
        var files: [String] = []
        // Folders may be nested in each other or link to each other. Even so, no folder is visited twice.
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
