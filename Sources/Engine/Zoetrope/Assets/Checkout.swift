// SPDX-License-Identifier: MIT

import Foundation

/// Finds the source checkout in which a program was built.
package enum Checkout {
    /// The folder above SwiftPM's build folder, in the layouts of both build systems: `.build/…/release` and
    /// `.build/out/Products/Release-linux`. nil for a program in neither layout.
    ///
    /// - Parameter program: the path of the program, links resolved.
    package static func folder(ofProgram program: String) -> String? {
        let parts = program.split(separator: "/", omittingEmptySubsequences: false)
        guard let build = parts.dropLast().lastIndex(where: { $0 == ".build" || $0.hasPrefix(".build-") }) else {
            return nil
        }
        return parts[..<build].joined(separator: "/")
    }
}
