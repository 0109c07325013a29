// SPDX-License-Identifier: MIT

import Testing
import ViewCompiler

@Suite struct AppleSpellingsTests {
    @Test(
        arguments: [
            ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"), ("  #elseif !os(iOS)", "  #elseif !true   "),
            ("#if os(Linux)", "#if false    "), ("import UIKit.UIColor", "import UIKit        "),
            ("import os.log", "import os    "),
            ("@objc func f() {}", "      func f() {}"), ("@objc(name) class C {}", "            class C {}"),
            ("a(#selector(B.c(_:)), to: nil)", "a(Selector(\"B.c(_:\"), to: nil)"),
        ])
    func spellingsAreReplacedByOthersOfTheirLength(_ text: String, _ other: String) {
        #expect(AppleSpellings.translation(of: text) == other)
        #expect(text.utf8.count == other.utf8.count)
    }

    @Test(
        arguments: [
            "let os = os(iOS)", "import UIKit", "@objcType var x", "#selector(\n", "#if os(macOS)", "// nothing", "",
        ])
    func understoodSpellingsAreUnchanged(_ text: String) { #expect(AppleSpellings.translation(of: text) == nil) }

    @Test func lineNumbersArePreserved() throws {
        let text = "#if os(iOS)\n@objc final class A {}\n#else\n#endif\n"
        let other = try #require(AppleSpellings.translation(of: text))
        #expect(other.utf8.count == text.utf8.count && other.split(separator: "\n").count == 4)
    }

    /// A `switch` need not list a case that is unavailable on iOS.
    @Test func unavailableOnIOSIsUnavailable() {
        let text = "enum E { case a\n@available(iOS, unavailable)\ncase b }"
        #expect(AppleSpellings.translation(of: text) == "enum E { case a\n@available(*  , unavailable)\ncase b }")
    }
}
