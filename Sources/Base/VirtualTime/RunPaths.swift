// SPDX-License-Identifier: MIT

import Foundation

/// The folders of this run, whose paths differ from run to run or from machine to machine: the home folder of view
/// code, and the folder of temporary files if it is not `/tmp`.
package enum RunPaths {
    private static let folders: [String] = {
        let environment = ProcessInfo.processInfo.environment
        let paths = [environment["CFFIXED_USER_HOME"], environment["TMPDIR"]].compactMap(\.self)
        return paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
            .filter { $0.hasPrefix("/") && !["/", "/tmp", "/var/tmp"].contains($0) }
    }()

    /// Warns the view's author if `text` contains the path of a folder of this run.
    package static func check(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "/")), let folder = folders.first(where: text.contains) else { return }
        HostServices.warn("a text shows the path \(folder), which is another one in other runs or on other machines")
    }
}
