// SPDX-License-Identifier: MIT

import Support
import Foundation

/// Resolves links in output paths. As with `cp`, the target of a link is replaced, not the link itself.
enum OutputPlace {
    /// - Returns: the final target of a link; any other path unchanged.
    static func resolve(_ path: String) throws(OutputError) -> String {
        // A device or a pipe must never be replaced by a file, because other programs use it.
        if FileSystem.isSpecial(path) { throw .notAFile(path: path) }
        guard FileSystem.isLink(path) else { return path }
        guard let resolved = FileSystem.realPath(of: path) else {
            throw errno == ENOENT || errno == ELOOP
                ? .deadFileLink(path: path) : .cannotCreate(path: path, errno: errno)
        }
        return resolved
    }
}
