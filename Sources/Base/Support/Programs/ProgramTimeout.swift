// SPDX-License-Identifier: MIT

import Foundation

/// The time limit of the programs that this process runs. For some programs, it limits the whole run; for others, the
/// time without progress.
package enum ProgramTimeout {
    package static let variable = "ZOETROPE_PROGRAM_TIMEOUT"
    package static let range = 1.0...86_400

    /// The time limit in seconds: the value of the variable if it is valid, otherwise 60.
    package static let standard = given.flatMap { range.contains($0) ? $0 : nil } ?? 60

    /// nil if the variable is unset; NaN if it is not a number.
    private static var given: Double? {
        ProcessInfo.processInfo.environment[variable].map { Double($0) ?? .nan }
    }

    /// The text of the environment variable if it is not a valid time limit; otherwise nil.
    package static var mistake: String? {
        guard let given, !range.contains(given) else { return nil }
        return ProcessInfo.processInfo.environment[variable]
    }
}
