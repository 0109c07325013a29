// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The folders in which fonts are searched for, besides the caller's.
public enum FontFolders {
    /// The folders of Debian's font packages. fonts-droid-fallback installs its Korean letters in a folder of its own.
    public static let debian = ["/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fonts-droid-fallback"]

    /// The fonts of an installed program: `share/zoetrope/fonts` next to its `bin`. They are searched before
    /// Debian's, so that updates of Debian's packages do not change images. nil if the program is not installed.
    public static let installed: String? = installed(
        executable: ProcessInfo.processInfo.environment["ZOETROPE_PROGRAM"] ?? FileSystem.runningProgram)

    package static func installed(executable: String?) -> String? {
        guard let executable else { return nil }
        let program = URL(filePath: executable).resolvingSymlinksInPath()
        let folder = program.deletingLastPathComponent().appending(path: "../share/zoetrope/fonts").standardizedFileURL
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue
            ? folder.path : nil
    }
}

/// Updates the font index, a cache on disk of the faces in font files.
package enum FontIndexEntries {
    /// Adds entries for font files that a program with view code did not find in the index.
    package static func make(missed: [[String]]) { FontCatalog.make(missed: missed) }
}
