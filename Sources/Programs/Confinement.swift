// SPDX-License-Identifier: MIT

import CPrograms
import Foundation

/// Files that this process, and all that it starts, may touch, by the kernel's word.
package enum Confinement {
    /// For the thread that calls it and the threads that it starts afterwards; for ever.
    ///
    /// - Parameters:
    ///   - reading: files and folders, to be read and run.
    ///   - writing: folders to be changed, too.
    /// - Returns: nil, or why the system cannot do that.
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
