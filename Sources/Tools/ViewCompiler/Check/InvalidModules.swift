// SPDX-License-Identifier: MIT

/// Modules whose declarations have errors. A check emits them nevertheless, so that errors in one module of a package
/// are reported once, and not again for each module that imports it.
enum InvalidModules {
    /// The flags to emit such a module, and to import one.
    static let flags = ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]

    /// The compiler's output without its messages about invalid declarations in imported modules.
    static func withoutNotices(_ said: String) -> String {
        said.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("<unknown>:0: error: allowing deserialization of ") }
            .joined(separator: "\n")
    }

    /// Whether the compiler's output has an error besides these messages.
    static func hasErrors(_ said: String) -> Bool { withoutNotices(said).contains("error: ") }

    /// The compiler's result without these messages, which make it fail.
    static func withoutNotices(_ result: CompileService.ToolResult) -> CompileService.ToolResult {
        var result = result
        result.said = withoutNotices(result.said)
        result.isFine = result.isFine || !result.hasCrashed && !hasErrors(result.said)
        return result
    }
}
