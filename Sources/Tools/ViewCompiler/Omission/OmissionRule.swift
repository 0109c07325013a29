// SPDX-License-Identifier: MIT

/// The treatment of an author's code that does not compile.
package enum OmissionRule: String, Equatable, Sendable {
    /// Leaves out the code and compiles the rest, if Zoetrope lacks a name or a framework. Mistakes that are certainly
    /// the author's own are errors.
    case missingNames
    /// Leaves out any code that does not compile.
    case all
    /// Leaves out nothing: every error fails.
    case never

    /// Whether the code behind the compiler's errors may be left out.
    ///
    /// - Parameters:
    ///   - report: The missing names behind the errors; nil if they cannot be determined.
    ///   - own: The errors that are certainly the author's own.
    ///   - fileCount: The number of files in the module.
    func permits(
        _ report: @autoclosure () -> CheckReport?, own: @autoclosure () -> [Diagnostic], fileCount: Int
    ) -> Bool {
        switch self {
        case .never: return false
        case .all: return true
        case .missingNames:
            guard let report = report(), own().isEmpty else { return false }
            let lacksNames = !report.missing.isEmpty || !report.modules.isEmpty
            // In a single file, which is probably being edited, possible mistakes are errors. A larger app is
            // assumed to compile on Apple's systems, so there they are not.
            return lacksNames && (fileCount > 1 || report.errors.isEmpty && report.calls.isEmpty)
        }
    }
}
