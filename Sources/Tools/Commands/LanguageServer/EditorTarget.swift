// SPDX-License-Identifier: MIT

import Foundation
import Support
import ViewCompiler

/// The package or the Xcode project that is compiled for a file, or else the file alone. The extension for VS Code has
/// a rule like this one (`Editors/vscode/src/target.js`).
struct EditorTarget: Equatable {
    /// The path that `render` gets as its argument.
    var path: String
    /// The folder that names of previews are relative to.
    var folder: String

    /// - Parameter workspaces: The client's folders. No project above them is chosen.
    init(of file: String, in workspaces: [String]) {
        let own = (file as NSString).deletingLastPathComponent
        let boundary = workspaces.filter { own == $0 || own.hasPrefix($0 == "/" ? "/" : $0 + "/") }.max {
            $0.utf8.count < $1.utf8.count
        }
        var folder = own
        // Without workspaces, searches up to the root; outside of all workspaces, only the file's own folder.
        let last = boundary ?? (workspaces.isEmpty ? "/" : own)
        while true {
            if Self.isProject(folder) {
                (path, self.folder) = (folder, folder)
                return
            }
            guard folder != last, folder != "/", !folder.isEmpty else { break }
            folder = (folder as NSString).deletingLastPathComponent
        }
        (path, self.folder) = (file, own)
    }

    private static func isProject(_ folder: String) -> Bool {
        FileSystem.isFile(folder + "/Package.swift") || XcodeProject.path(in: folder) != nil
    }

    /// The file's path relative to `folder`, without its extension.
    func stem(of file: String) -> String {
        let stem = (file as NSString).deletingPathExtension
        return stem.hasPrefix(folder + "/") ? String(stem.dropFirst(folder.count + 1)) : stem
    }
}
