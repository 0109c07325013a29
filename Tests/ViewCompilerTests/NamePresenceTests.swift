// SPDX-License-Identifier: MIT

import Testing

@testable import ViewCompiler

struct NamePresenceTests {
    private func name(_ kind: NameFamily.Kind, _ text: String) -> NameFamily.Name { .init(kind: kind, text: text) }

    @Test func eachNameHasALineOfItsOwn() {
        let names: Set = [
            name(.modifier, "padding"), name(.type, "Table"), name(.member, "Color.mint"),
            name(.member, "ShapeStyle.fill"),
            name(.member, "Text.bold"),
        ]
        let presence = NamePresence(names, imports: [])
        let lines = presence.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines[0] == "import SwiftUI")
        #expect(lines.contains("let member0 = Color.mint") && lines.contains("let member2 = Text.bold"))
        #expect(lines.contains { $0.contains("view.foregroundStyle(.fill)") })
        func said(of text: String, _ message: String) -> Set<NameFamily.Name> {
            guard let line = lines.firstIndex(where: { $0.contains(text) }) else { return [] }
            return presence.missing(in: Diagnostic.parse("/probe.swift:\(line + 1):5: error: \(message)\n"))
        }
        #expect(said(of: "Color.mint", "type 'Color' has no member 'mint'") == [name(.member, "Color.mint")])
        #expect(said(of: "Table", "cannot find type 'Table' in scope") == [name(.type, "Table")])
        #expect(said(of: "Text.bold", "cannot find 'Text' in scope") == [name(.member, "Text.bold")])
        // These errors show that the name exists, although this use of it is wrong.
        #expect(said(of: "Text.bold", "instance member 'bold' cannot be used on type 'Text'").isEmpty)
        #expect(said(of: "Color.mint", "generic parameter 'T' could not be inferred").isEmpty)
    }

    @Test func alternativesAreOfNamesThatTheTableHas() {
        let labels = Set(
            NameFamily.all.flatMap(\.names).map { name in
                switch name.kind {
                case .modifier: "." + name.text
                case .environment: "\\." + name.text
                default: name.text
                }
            })
        for name in NameAlternatives.standard.keys.sorted() { #expect(labels.contains(name), "\(name)") }
    }
}
