// SPDX-License-Identifier: MIT

import Testing
import ViewCompiler

@Suite struct DiagnosticTextTests {
    private let said = """
        /f/B.swift:3:18: error: argument passed to call that takes no arguments
        #Preview { E1(x: 3) }
                     ~~~~^~
        /f/B.swift:2:55: warning: unused
        struct E1
               ^
        /f/B.swift:1:1: note: declared here
        import SwiftUI
        ^
        /f/A.swift:12:5: error: cannot find 'bar' in scope
        bar
        ^~~
        /f/B.swift:3:18: error: argument passed to call that takes no arguments
        #Preview { E1(x: 3) }
                     ~~~~^~

        """

    @Test func inTheOrderOfLinesEachOnce() {
        let lines = DiagnosticText(said).text(isColored: false).split(separator: "\n").filter { $0.hasPrefix("/") }
        #expect(
            lines == [
                "/f/A.swift:12:5: error: cannot find 'bar' in scope", "/f/B.swift:2:55: warning: unused",
                "/f/B.swift:1:1: note: declared here",
                "/f/B.swift:3:18: error: argument passed to call that takes no arguments",
            ])
    }

    @Test func codeStaysBelowItsMessage() {
        let text = DiagnosticText(said).text(isColored: false)
        #expect(text.hasSuffix("takes no arguments\n#Preview { E1(x: 3) }\n             ~~~~^~\n"))
    }

    @Test func inColours() {
        let text = DiagnosticText(said).text(isColored: true)
        #expect(
            text.contains("\u{1B}[1m/f/A.swift:12:5: \u{1B}[31merror:\u{1B}[0;1m cannot find 'bar' in scope\u{1B}[0m\n")
        )
        #expect(text.contains("\u{1B}[33mwarning:") && text.contains("\u{1B}[32m^~~\u{1B}[0m"))
    }

    @Test(arguments: ["", "\n", "error: no such option\n"])
    func linesWithoutAPlaceAreUnchanged(_ said: String) {
        #expect(DiagnosticText(said).text(isColored: false) == (said == "\n" ? "" : said))
    }
}
