// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import ViewCompiler

struct NameTableTests {
    @Test func noNameStandsInTwoFamilies() {
        var families: [NameFamily.Name: [String]] = [:]
        for family in NameFamily.all {
            for name in family.names { families[name, default: []].append(family.title) }
        }
        #expect(families.filter { $0.value.count > 1 }.isEmpty)
        #expect(families.count > 3000)
        #expect(Set(NameFamily.all.map(\.title)).count == NameFamily.all.count)
    }

    @Test func readsSymbolGraphs() throws {
        try TemporaryFolder.with { folder in
            func symbol(_ kind: String, _ path: String, _ fragments: String = "") -> String {
                let parts = path.split(separator: "/").map { "\"\($0)\"" }.joined(separator: ",")
                return """
                    {"kind":{"identifier":"swift.\(kind)"},"identifier":{"precise":"\(path)"},"pathComponents":[\(parts)],\
                    "declarationFragments":[\(fragments)]}
                    """
            }
            let symbols = [
                symbol("protocol", "Gesture"), symbol("method", "Gesture/onEnded(_:)"), symbol("struct", "Tap"),
                symbol("struct", "Text"), symbol("enum", "Text/Case"), symbol("method", "View/padding(_:)"),
                symbol("property", "EnvironmentValues/locale"), symbol("func", "withAnimation(_:_:)"),
                symbol("typealias", "Press", #"{"preciseIdentifier":"Tap"}"#), symbol("macro", "Preview(_:)"),
            ]
            let graph = """
                {"module":{"name":"Views"},"symbols":[\(symbols.joined(separator: ","))],\
                "relationships":[{"kind":"conformsTo","source":"Tap","target":"Gesture"}]}
                """
            try folder.write(graph, to: "Views.symbols.json")
            let names = try ExistingNames(symbolsIn: folder.path)
            func exists(_ kind: NameFamily.Kind, _ text: String) -> Bool {
                names.contains(.init(kind: kind, text: text))
            }
            #expect(exists(.type, "Text.Case") && exists(.type, "Press") && exists(.macro, "Preview"))
            #expect(exists(.modifier, "padding") && !exists(.modifier, "sheet"))
            #expect(exists(.environment, "locale") && !exists(.environment, "openURL"))
            #expect(exists(.function, "withAnimation"))
            #expect(exists(.member, "Press.onEnded") && !exists(.member, "Text.onEnded"))

            let table = NameTable([
                NameFamily("Text", "type Text Text.Case Text.Scale\nmodifier padding sheet"),
                NameFamily("Gestures", "member Tap: onEnded"),
            ])
            let document = "Head\n\(CompatibilityTable.start)\nold\n\(CompatibilityTable.end)\nFoot\n"
            let made = try #require(CompatibilityTable(table, names).replacing(in: document))
            #expect(made.hasPrefix("Head\n") && made.hasSuffix("\nFoot\n") && !made.contains("\nold\n"))
            #expect(
                made.contains("| Text | 3 | 0 | 2 | 60 % |\n| Gestures | 1 | 0 | 0 | 100 % |"))
            #expect(made.contains("<details><summary>Text: 2</summary>\n\n`Text.Scale` `.sheet`\n"))
            #expect(CompatibilityTable(table, names).replacing(in: made) == made)
            #expect(CompatibilityTable(table, names).replacing(in: "Head") == nil)
        }
    }

    @Test func modifiersThatChangeNothingDoNotCount() throws {
        try TemporaryFolder.with { folder in
            let overloads = [
                "onHover(perform:)", "geometryGroup()", "focusedObject(_:)", "menuOrder(_:)", "sheet(a:)", "sheet(b:)",
            ]
            let symbols =
                overloads.enumerated().map {
                    """
                    {"kind":{"identifier":"swift.method"},"identifier":{"precise":"\($0)"},"pathComponents":["View","\($1)"]}
                    """
                }
                + ["CALayer", "UIFont"].map {
                    """
                    {"kind":{"identifier":"swift.class"},"identifier":{"precise":"\($0)"},"pathComponents":["\($0)"]}
                    """
                }
            try folder.write(
                #"{"module":{"name":"Views"},"symbols":[\#(symbols.joined(separator: ","))],"relationships":[]}"#,
                to: "Views.symbols.json")
            let lines = [
                "View\tgeometryGroup\tno effect\tstandard\tA.swift:5",
                "View\tonHover\tno effect\tpointer\tA.swift:1",
                "View\tfocusedObject\tnot supported\tfocusedObject\tA.swift:2",
                "View\tmenuOrder\tpartly\tmenuOrder(.priority)\tA.swift:3",
                "View\tsheet\tnot supported\tsheet\tA.swift:4",
            ]
            try folder.write(lines.joined(separator: "\n"), to: "modifiers.tsv")
            try folder.write("CALayer\n", to: "stand-ins.txt")
            let names = try ExistingNames(symbolsIn: folder.path)
            func support(_ name: String) -> ExistingNames.Support {
                names.support(of: .init(kind: .modifier, text: name))
            }
            #expect(support("onHover") == .withoutEffect && support("focusedObject") == .unsupported)
            // One overload of `sheet` and one argument of `menuOrder` are unsupported, but both names work otherwise.
            #expect(support("sheet") == .works && support("menuOrder") == .works)
            #expect(support("geometryGroup") == .works && support("padding") == .missing)

            let table = NameTable([NameFamily("Focus", "modifier onHover focusedObject menuOrder padding")])
            let made = CompatibilityTable(table, names).markdown
            let layers = NameTable([NameFamily("Layers", framework: "UIKit", "type CALayer UIFont")])
            #expect(CompatibilityTable(layers, names).markdown.contains("| Layers | 1 | 1 | 0 | 50 % |"))
            #expect(made.contains("| Focus | 1 | 2 | 1 | 25 % |"))
            #expect(made.contains("<details><summary>Not supported yet: 1</summary>\n\n`.focusedObject`\n"))
        }
    }

    @Test func wantsSymbolGraphs() throws {
        try TemporaryFolder.with { folder in
            _ = #expect(throws: ViewCompilerError.self) { try ExistingNames(symbolsIn: folder.path) }
        }
    }
}
