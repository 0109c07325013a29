// SPDX-License-Identifier: MIT

import Testing

@testable import ViewCompiler

/// Files whose literals get other values without compilation.
@Suite struct AdjustableSourceTests {
    private func values(_ code: String) -> [String] { AdjustableSource(code).literals.map(\.value) }

    @Test(arguments: [
        ("x.padding(8)", ["8"]),
        ("a(0x1F, 1_000, 2.50, -3, x-4, y - 5)", ["31", "1000", "2.5", "-3", "4", "5"]),
        ("t(true, false, \"ab\", \"a\\n\\\"b\\\"\")", ["true", "false", "ab", "a\n\"b\""]),
        ("@State private var count = 3", ["3"]),
        ("#Preview { V(size: 40) }", ["40"]),
        // A comment is no code.
        ("f(1) // f(2)\n/* g(3) */ h(4)", ["1", "4"]),
    ])
    func ofAFile(_ code: String, _ expected: [String]) {
        #expect(values(code) == expected)
    }

    @Test(arguments: [
        "@available(iOS 17, *) func f() {}", "@AppStorage(\"name\") var name", "@SwiftUI.Shown(1) var a",
        "#Preview(\"Name\", traits: .fixedLayout(width: 4, height: 5)) {}", "#Predicate<A> { $0.age > 18 }",
        "#if swift(>=6)\n#endif", "import os.log4", "enum E: Int { case a = 1, b = 2\n case c = 3 }",
        "switch x { case 1: y\n case 2, 3: z\n case .a(4): w }", "pair.0", "pairs.0.1", "$0.1", "1e-5",
        "\"\"\"\nlong\n\"\"\"", "#\"raw\"#", "\"with \\(x)\"", "\"a\"", "\"\"", "\"\\u{41}b\"", "#/[0-9]/#",
        "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]", "99999999999999999999999999",
    ])
    func thatMustStayLiterals(_ code: String) {
        #expect(values(code) == [])
    }

    @Test func codeAfterAPatternIsAdjustable() {
        #expect(values("switch x { case 1: f(2)\n default: g(3) }") == ["2", "3"])
        #expect(values("if case .a = x {\n f(2)\n}\ng(3)") == ["3"])
    }

    @Test func theMarkedTextHasTheLinesOfTheFile() {
        let code = "struct V {\n    let a = 1\n    let b = \"two\"\n\n    var c: Bool { true }\n}"
        let lines = AdjustableSource(code).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.prefix(6) == [
                "struct V {", "    let a = __zoetropeInteger(0, 1)", "    let b = __zoetropeText(1, \"two\")", "",
                "    var c: Bool { __zoetropeTruth(2, true) }", "}",
            ])
    }

    @Test func onlyChangedValuesAreTold() {
        func told(_ old: String, _ new: String) -> String? {
            AdjustableSource(old).adjustments(to: AdjustableSource(new))
        }
        #expect(told("f(1, \"ab\", true)", "f(1, \"ab\", true)") == "")
        #expect(told("f(1, \"ab\", true)", "f(12, \"c\\n\\\\d\", true)") == "0 12\n1 c\\n\\\\d\n")
        #expect(told("f(8)", "f(8.5)") == "0 8.5\n" && told("f(0.5)", "f(1)") == "0 1\n")
        for other in ["g(1, \"ab\")", "f(1, 2)", "f(1, \"ab\", 3)", "f(1, \"a\")", "f(1,  \"ab\")", "f(1, \"\\(x)b\")"]
        {
            #expect(told("f(1, \"ab\")", other) == nil, "\(other)")
        }
    }
}
