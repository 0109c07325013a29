// SPDX-License-Identifier: MIT

import Foundation
import ViewCompiler

/// Reports whether SwiftUI names are supported, and suggests replacements.
struct APITool: Tool {
    let name = "api"
    let title = "Look up names of SwiftUI"
    let description = """
        Tells whether SwiftUI names are supported here (types, modifiers, attributes, environment values, members), and what to \
        use instead of unsupported ones. Ask before you write something unusual. search lists names that contain a word.
        """
    let input = Schema([
        .init(
            name: "names", kind: .list(.text, 1...40),
            about: "Names as in code: .glassEffect, TabView, @State, \\.colorScheme, Color.mint."),
        .init(name: "search", kind: .text, about: "A word: lists names that contain it."),
    ])
    let output: JSONValue? = [
        "type": "object",
        "properties": ["names": ["type": "array", "items": ["type": "object"]]], "required": ["names"],
    ]

    /// The greatest number of names that a search lists.
    private static let listed = 60

    func call(_ arguments: ToolArguments, _ call: ToolCall) throws -> ToolResult {
        let asked = arguments.values["names"]?.array?.compactMap(\.string) ?? []
        let word = arguments.text("search")?.trimmingCharacters(in: .whitespaces) ?? ""
        guard !asked.isEmpty || !word.isEmpty else {
            throw RPCError.invalidParams("one of the arguments names and search is missing")
        }
        var found: [(asked: String, entries: [NameIndex.Entry])] = asked.map {
            ($0, NameIndex.standard.entries(for: $0))
        }
        if !word.isEmpty {
            let entries = NameIndex.standard.entries(containing: word)
            found.append((word, Array(entries.prefix(Self.listed))))
        }
        var advice = NameAdvice(call.server)
        try advice.prepare(found.flatMap(\.entries))
        var (lines, values): ([String], [JSONValue]) = ([], [])
        for (asked, entries) in found {
            if entries.isEmpty {
                let near = NameIndex.standard.near(asked)
                lines.append(
                    "\(asked): not a known name of SwiftUI"
                        + (near.isEmpty ? "" : "; similar: \(near.joined(separator: ", "))"))
                values.append([
                    "asked": .string(asked), "support": "unknown", "similar": .array(near.map { .string($0) }),
                ])
            }
            for entry in entries {
                let support = advice.support(of: entry)
                var line = "\(entry.label) (\(entry.name.kind), \(entry.family)): \(SupportWords.of(support))"
                var value: [String: JSONValue] = [
                    "asked": .string(asked), "name": .string(entry.name.text),
                    "kind": .string(entry.name.kind.rawValue),
                    "family": .string(entry.family), "framework": .string(entry.framework), "support": .string(support),
                ]
                if let instead = try advice.words(for: entry) {
                    line += "; " + instead
                    value["instead"] = .string(instead)
                }
                lines.append(line)
                values.append(.object(value))
            }
        }
        var result = ToolResult()
        result.add(lines.joined(separator: "\n"))
        result.structured = ["names": .array(values)]
        return result
    }
}
