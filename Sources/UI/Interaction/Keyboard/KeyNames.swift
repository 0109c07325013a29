// SPDX-License-Identifier: MIT

import Views

// The notation of keys in event scripts: modifiers, then a character or a name.

extension KeyEquivalent {
    private static let names: [(name: String, key: KeyEquivalent)] = [
        ("return", .return), ("tab", .tab), ("space", .space), ("escape", .escape), ("delete", .delete),
        ("deleteForward", .deleteForward), ("up", .upArrow), ("down", .downArrow), ("left", .leftArrow),
        ("right", .rightArrow), ("home", .home), ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown),
        ("clear", .clear),
    ]

    private static let modifiers: [(name: String, modifier: EventModifiers)] = [
        ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
    ]

    /// Parses `s`, `return` or `command+shift+s`; nil if the text is invalid.
    package static func named(_ text: String) -> (key: KeyEquivalent, modifiers: EventModifiers)? {
        var rest = Substring(text)
        var held: EventModifiers = []
        while let found = modifiers.first(where: { rest.hasPrefix($0.name + "+") }) {
            held.insert(found.modifier)
            rest.removeFirst(found.name.count + 1)
        }
        if let found = names.first(where: { $0.name == rest }) { return (found.key, held) }
        return rest.count == 1 ? (KeyEquivalent(rest.first!), held) : nil
    }

    /// Writes the key in the notation that `named(_:)` parses, for example `command+s`.
    package func name(with held: EventModifiers) -> String {
        let before = Self.modifiers.filter { held.contains($0.modifier) }.map { $0.name + "+" }.joined()
        return before + (Self.names.first { $0.key == self }?.name ?? String(character))
    }

    /// A summary of the valid notation, for messages.
    package static var possibleNames: String {
        "a letter or one of " + names.map(\.name).joined(separator: ", ") + ", after "
            + modifiers.map(\.name).joined(separator: "+, ") + "+"
    }
}
