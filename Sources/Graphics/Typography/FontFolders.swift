// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The folders that are searched for fonts, besides those of the caller.
public enum FontFolders {
    /// The folders of Debian's font packages. fonts-droid-fallback has a separate folder for Korean letters.
    public static let debian = ["/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fonts-droid-fallback"]

    /// The fonts of an installed program (`bin/render`, `share/zoetrope/fonts`). They are searched before Debian's, so
    /// that package updates do not change images. nil if the program is not installed.
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

/// The index of the faces in font files, which is kept between runs.
package enum FontIndexEntries {
    /// Makes entries that a program with view code did not find.
    package static func make(missed: [[String]]) { FontCatalog.make(missed: missed) }
}
