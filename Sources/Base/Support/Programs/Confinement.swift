// SPDX-License-Identifier: MIT

import CSystem
import Foundation

/// Restricts the file access of this process, using Landlock.
package enum Confinement {
    /// Restricts the calling thread and all threads and programs that it starts afterwards. It cannot be undone.
    ///
    /// - Parameters:
    ///   - reading: Files and folders that may be read and executed.
    ///   - writing: Folders that may also be changed.
    /// - Returns: nil, or why the system does not support it.
    package static func begin(reading: [String], writing: [String]) -> String? {
        let failure = withPaths(reading) { reading in
            withPaths(writing) { writing in withPaths(["/dev"]) { programs_confine(reading, writing, $0) } }
        }
        return failure == 0 ? nil : String(cString: strerror(failure))
    }

    private static func withPaths<Result>(
        _ paths: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = paths.map { UnsafePointer<CChar>(strdup($0)) } + [nil]
        defer { for copy in copies { free(UnsafeMutablePointer(mutating: copy)) } }
        return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
    }
}
