// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// Text input on a command line: `Email=me@x.org@1.5` taps a field and types, `hello@2` types into the focused field.
/// The time is in seconds.
package enum TypeArgument {
    private static let example = "write it like Email=me@x.org@1.5, or hello@2 for the field that has the focus"

    /// Parses the argument. The label ends at the first `=`, so the text may contain `=`. Without a label, the
    /// text goes to the focused field. `\n` means Return.
    package static func event(_ text: String) throws -> EventScript.Event {
        let (what, time) = try TimedArgument.parts(of: text, called: "text", example: example)
        let parts = what.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let label = parts.count == 2 ? parts[0].trimmingCharacters(in: .whitespaces) : ""
        let letters = parts.last?.replacing("\\n", with: "\n") ?? ""
        guard !letters.isEmpty else { throw UsageError("the text \"\(text)\" has no letters; \(example)") }
        return try EventScript.Event(
            at: time, .type(String(letters), into: label.isEmpty ? nil : TapArgument.target(label)))
    }
}

/// A key on a command line: `return@2`, `command+s@2.5`, with the time in seconds.
package enum KeyArgument {
    private static let example = "write it like return@2 or command+s@2.5"

    package static func event(_ text: String) throws -> EventScript.Event {
        let (what, time) = try TimedArgument.parts(of: text, called: "key", example: example)
        guard let (key, modifiers) = KeyEquivalent.named(what) else {
            throw UsageError("\"\(what)\" is not a key: a key is \(KeyEquivalent.possibleNames); \(example)")
        }
        return try EventScript.Event(at: time, .key(key, modifiers: modifiers))
    }
}
