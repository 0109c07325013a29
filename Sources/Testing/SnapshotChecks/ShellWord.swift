// SPDX-License-Identifier: MIT

/// Quotes a text as one argument for a shell.
package enum ShellWord {
    package static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
        return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
