// SPDX-License-Identifier: MIT

import Support
import Foundation
import Zoetrope

/// The name by which the program was called, for help and errors. The program is installed as both `zoetrope` and
/// `render`.
package enum ProgramName {
    @TaskLocal package static var current = "render"

    /// The program's name from `argv[0]`, which may be any text; `render` if there is none.
    static func of(_ path: String?) -> String {
        let name = FileSystem.oneLine(path.map { URL(filePath: $0).lastPathComponent } ?? "")
        return name.isEmpty || name == "/" ? "render" : name
    }
}
