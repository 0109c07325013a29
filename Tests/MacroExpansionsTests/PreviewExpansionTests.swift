// SPDX-License-Identifier: MIT

import MacroExpansions
import Testing

@Suite struct PreviewExpansionTests {
    private func text(_ source: String, at start: (Int, Int) = (1, 1)) -> String {
        PreviewExpansion(source: source, name: "N", fileID: "M/F.swift", start: start).text
    }

    /// The initializer call in the expansion, without the lines around it and without indentation.
    private func call(_ source: String) -> String {
        let lines = text(source).split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
        return lines.dropFirst(5).dropLast(2).joined(separator: "\n")
    }

    @Test func isTheCallOfAnInitializer() {
        #expect(call("#Preview { A() }") == "_Preview { A() }")
        #expect(
            call(#"#Preview("A {", traits: .x(1)) { A() }"#) == #"_Preview("A {", traits: .x(1)) { A() }"#
        )
        #expect(
            call(#"#Preview("A", arguments: [1, 2]) { A($0) }"#)
                == #"_Preview("A", arguments: [1, 2]) { A($0) }"#)
        #expect(call("#Preview(body: { A() })") == "_Preview(body: { A() })")
        #expect(text("#Preview { A() }").hasPrefix("@MainActor struct N: _PreviewRegistry {"))
    }

    @Test func namesOfFilesAreText() {
        let names = [
            ("M/My 'q\" card.swift", #"fileID: String { "M/My \'q\" card.swift" }"#),
            (#"M/\(1).swift"#, #"fileID: String { "M/\\(1).swift" }"#),
            ("M/Ü 漢.swift", #"fileID: String { "M/Ü 漢.swift" }"#),
        ]
        for (name, line) in names {
            let text = PreviewExpansion(source: "#Preview { A() }", name: "N", fileID: name, start: (1, 1)).text
            #expect(text.contains(line))
        }
    }

    @Test(arguments: ["// A Preview, w {\n", "/* #Preview { B() } */ ", "\r\n\r\n  "])
    func whatStandsBeforeItIsLeftOut(_ before: String) {
        #expect(call(before + "#Preview { A() }") == "_Preview { A() }")
    }

    @Test func knowsItsPlace() {
        #expect(text("#Preview { A() }", at: (4, 2)).contains("line: Int { 4 }"))
        #expect(text("#Preview { A() }", at: (4, 2)).contains("column: Int { 2 }"))
        let later = text("// a\n\n   #Preview { A() }", at: (4, 2))
        #expect(later.contains("line: Int { 6 }") && later.contains("column: Int { 4 }"))
    }

    @Test(arguments: [
        ("@Previewable @State var a = 1", "@State var a = 1"),
        ("@Previewable @State private var a: String? = nil", "@State private var a: String? = nil"),
        ("@Previewable\n@State\nvar a =\n1", "@State\nvar a =\n1"),
        ("@Previewable @State var a = b\n? 1\n: 2", "@State var a = b\n? 1\n: 2"),
        ("@Previewable @State var a = [\n1,\n2]", "@State var a = [\n1,\n2]"),
        ("@Previewable @State var a = Model()\n.with(1)", "@State var a = Model()\n.with(1)"),
        ("@Previewable @State var a: Int?", "@State var a: Int?"),
        ("@Previewable @Environment(\\.x) var a", "@Environment(\\.x) var a"),
        ("@Previewable let a = \"\"\"\n}\n\"\"\"", "let a = \"\"\"\n}\n\"\"\""),
    ])
    func previewablesBecomeProperties(_ declaration: String, _ property: String) {
        let expected = """
            _Preview {
            struct PreviewContent: SwiftUI.View {
            \(property)
            var body: some SwiftUI.View {
            A()
            }
            }
            return PreviewContent()
            }
            """
        #expect(call("#Preview {\n\(declaration)\nA()\n}").replacing(" \n", with: "\n") == expected)
    }

    @Test func severalPreviewablesStandTogether() {
        let made = call(
            "#Preview {\n@Previewable @State var a = 1; @Previewable @State var b = 2\nlet c = 3\nA(a, b, c)\n}")
        #expect(made.contains("@State var a = 1;\n@State var b = 2\nvar body: some SwiftUI.View {"))
        #expect(made.contains("let c = 3\nA(a, b, c)"))
    }
}
