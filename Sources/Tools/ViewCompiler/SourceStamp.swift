// SPDX-License-Identifier: MIT

import Foundation

/// Describes the state of an author's files by path, size and modification time. If the description changes, the views
/// must be compiled again.
package enum SourceStamp {
    /// The stamp of an author's code.
    ///
    /// - Parameter path: A file, or a folder. A folder's stamp covers all of the author's files in it.
    package static func of(_ path: String) -> String {
        files(of: path).map(line(of:)).joined(separator: "\n")
    }

    /// The files that the stamp of `path` covers; none if nothing is there.
    package static func files(of path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
        return isFolder.boolValue ? (try? FolderListings.shared.files(below: path).files) ?? [] : [path]
    }

    /// The modification time of a file, in seconds.
    package static func changeTime(of file: String) -> Double? {
        var status = stat()
        guard stat(file, &status) == 0 else { return nil }
        return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    }

    /// Path, size and modification time of one file.
    static func line(of file: String) -> String {
        var status = stat()
        stat(file, &status)
        return "\(file) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
