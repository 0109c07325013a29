// SPDX-License-Identifier: MIT

import Foundation

/// When the files of an author were last written, in a text: another one means that something is to be made anew.
package enum SourceStamp {
    /// - Parameter path: a file, or a folder with all in it that is the author's.
    package static func of(_ path: String) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "" }
        let files = isFolder.boolValue ? (try? SourceTree.files(below: path)) ?? [] : [path]
        return files.map(line(of:)).joined(separator: "\n")
    }

    /// Of one file: its path, size and time.
    static func line(of file: String) -> String {
        var status = stat()
        stat(file, &status)
        return "\(file) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
