// SPDX-License-Identifier: MIT

import Foundation

/// How long a program may take, or, where it is given its work piece by piece, do nothing.
package enum ProgramTimeout {
    package static let variable = "ZOETROPE_PROGRAM_TIMEOUT"
    package static let range = 1.0...86_400

    /// In seconds.
    package static let standard = given.flatMap { range.contains($0) ? $0 : nil } ?? 60

    /// Nil where nothing was said; no number where it is none.
    private static var given: Double? {
        ProcessInfo.processInfo.environment[variable].map { Double($0) ?? .nan }
    }

    /// What was said and makes no sense.
    package static var mistake: String? {
        guard let given, !range.contains(given) else { return nil }
        return ProcessInfo.processInfo.environment[variable]
    }
}
