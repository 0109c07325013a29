// SPDX-License-Identifier: MIT

/// What is done with an author's code that does not compile.
package enum OmissionRule: String, Equatable, Sendable {
    /// It is left out, and the rest is compiled, where it is Zoetrope that lacks something: a name of SwiftUI's or a framework.
    /// An author's own mistakes are errors, as far as they are certain.
    case missingNames
    /// It is left out, whatever is wrong with it.
    case all
    /// Nothing is left out.
    case never

    /// Whether what the compiler complains of may be left out.
    ///
    /// - Parameters:
    ///   - report: what is behind the compiler's words; nil where that cannot be found out.
    ///   - own: what of it is certainly the author's own mistake.
    ///   - fileCount: of the module.
    func permits(
        _ report: @autoclosure () -> CheckReport?, own: @autoclosure () -> [Diagnostic], fileCount: Int
    ) -> Bool {
        switch self {
        case .never: return false
        case .all: return true
        case .missingNames:
            guard let report = report(), own().isEmpty else { return false }
            let lacksNames = !report.missing.isEmpty || !report.modules.isEmpty
            // A file alone is what somebody works at: what may be their own mistake is one. Whole apps compile elsewhere.
            return lacksNames && (fileCount > 1 || report.errors.isEmpty && report.calls.isEmpty)
        }
    }
}
