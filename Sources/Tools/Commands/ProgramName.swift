// SPDX-License-Identifier: MIT

import Support
import Foundation
import Zoetrope

/// The name by which the program was called, for help and errors. The program is installed as both `zoetrope` and
/// `render`.
package enum ProgramName {
    @TaskLocal package static var current = "render"

    /// The name in the first argument of a process, which may be any text.
    static func of(_ path: String?) -> String {
        let name = FileSystem.oneLine(path.map { URL(filePath: $0).lastPathComponent } ?? "")
        return name.isEmpty || name == "/" ? "render" : name
    }
}
