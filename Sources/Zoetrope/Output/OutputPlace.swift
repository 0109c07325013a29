// SPDX-License-Identifier: MIT

import Files
import Foundation

/// Where a file that is to be written really stands: as with `cp`, what a link leads to is replaced, and not the link.
enum OutputPlace {
    /// - Returns: the path itself, where it is no link.
    static func resolve(_ path: String) throws(OutputError) -> String {
        // Neither a device nor a pipe may become a file, whoever asks for it: others work with them.
        if FileSystem.isSpecial(path) { throw .notAFile(path: path) }
        guard FileSystem.isLink(path) else { return path }
        guard let resolved = realpath(path, nil) else {
            throw errno == ENOENT || errno == ELOOP
                ? .deadFileLink(path: path) : .cannotCreate(path: path, errno: errno)
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
