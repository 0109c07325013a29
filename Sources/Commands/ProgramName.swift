// SPDX-License-Identifier: MIT

import Files
import Foundation
import Zoetrope

/// The name that the program was called by, which help and errors speak of: it is installed as `zoetrope` and `render`.
package enum ProgramName {
    @TaskLocal package static var current = "render"

    /// Of the first argument of a process, which may be anything.
    static func of(_ path: String?) -> String {
        let name = FileSystem.oneLine(path.map { URL(filePath: $0).lastPathComponent } ?? "")
        return name.isEmpty || name == "/" ? "render" : name
    }
}
