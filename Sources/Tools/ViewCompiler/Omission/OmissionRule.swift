// SPDX-License-Identifier: MIT

/// The treatment of an author's code that does not compile.
package enum OmissionRule: String, Equatable, Sendable {
    /// Omits the code that does not compile if Zoetrope lacks a name or a framework. Mistakes that are certainly the
    /// author's own remain errors.
    case missingNames
    /// Leaves out any code that does not compile.
    case all
    /// Leaves out nothing: every error fails.
    case never

    /// Whether the code that the compiler rejects may be omitted.
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
            // A single file is probably being edited, so possible mistakes of the author remain errors. An app of
            // several files is assumed to compile on Apple's systems, so its possible mistakes are omitted.
            return lacksNames && (fileCount > 1 || report.errors.isEmpty && report.calls.isEmpty)
        }
    }
}
