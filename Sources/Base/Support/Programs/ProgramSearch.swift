// SPDX-License-Identifier: MIT

import Foundation

/// Looks programs up in the folders of `PATH`.
package enum ProgramSearch {
    package static var standardPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

    /// - Parameter path: Folders separated by colons.
    package static func find(_ name: String, in path: String) -> String? {
        path.split(separator: ":").lazy.map { "\($0)/\(name)" }.first { file in
            var status = stat()
            return stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(file, X_OK) == 0
        }
    }
}
