// SPDX-License-Identifier: MIT

import Foundation
import Testing
@testable import ViewCompiler

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

    @Test func fixesFollowTheirMessages() {
        let text = DiagnosticText(said, fixes: [.init(file: "/f/A.swift", line: 12, column: 5): "baz"])
            .text(isColored: false)
        #expect(text.hasPrefix("/f/A.swift:12:5: error: cannot find 'bar' in scope (did you mean 'baz'?)\nbar\n^~~\n"))
    }

    private let circular = """
        /f/A.swift:16:1: error: circular reference expanding freestanding macro 'Preview'
        #Preview { Card() }
        ^
        /f/A.swift:3:8: note: through reference here
        struct Card: View {
               ^

        """

    @Test func consequencesOfOtherErrorsAreLeftOut() {
        #expect(!DiagnosticText(circular + said).text(isColored: false).contains("/f/A.swift:16"))
        #expect(DiagnosticText(circular).text(isColored: false).hasPrefix("/f/A.swift:16:1: error: circular"))
        let warning = "/f/A.swift:1:1: warning: unused\n"
        #expect(DiagnosticText(circular + warning).text(isColored: false).contains("circular"))
    }

    /// Notes about the engine's declarations lose their place, and the names of the engine's modules.
    @Test func modulesOfTheEngineAreNotNamed() {
        let text = DiagnosticText(
            """
            /f/E.swift:3:8: error: type 'Other' does not conform to protocol 'View'
            struct Other: View {
                   ^
            ViewGraph.View.Body:2:16: note: protocol requires nested type 'Body'
            associatedtype Body : ViewGraph.View}
                           ^
            ViewGraph.Environment.init(_:):2:8: note: candidate expects value of type 'Value.Type'
            public init(_ objectType: Value.Type)}
                   ^
            /f/E.swift:5:1: error: 'Body' is no ViewGraph.View

            """)
        #expect(
            text.text(isColored: false) == """
                /f/E.swift:3:8: error: type 'Other' does not conform to protocol 'View'
                struct Other: View {
                       ^
                note: protocol requires nested type 'Body'
                    associatedtype Body : View
                note: candidate expects value of type 'Value.Type'
                    init(_ objectType: Value.Type)
                /f/E.swift:5:1: error: 'Body' is no View

                """)
    }

    /// The page and editors get the same as data: each message with its code, its notes and its cause.
    @Test func messagesAreData() throws {
        let said = """
            error: no such option
            /f/A.swift:2:9: error: cannot find 'bar' in scope
            \tf(bar)
                     ^~~
            /f/A.swift:3:5: error: generic parameter 'C' could not be inferred
            g()
            ^
            /f/A.swift:1:1: note: declared here
            import SwiftUI
            ^
            ViewGraph.View.Body:2:16: note: protocol requires nested type 'Body'
            associatedtype Body : ViewGraph.View}
                           ^

            """
        var report = CheckReport(path: "A.swift", files: 1)
        var cause = CheckReport.Failure(file: "/f/A.swift", line: 2, column: 9, message: "cannot find 'bar' in scope")
        cause.correction = Correction(column: 4, endColumn: 7, text: "baz", in: "\tf(bar)")
        report.errors = [cause]
        report.consequences = [
            .init(file: "/f/A.swift", line: 3, column: 5, message: "generic parameter 'C' could not be inferred")
        ]
        let all = DiagnosticText(said).messages(report)
        #expect(all.map(\.kind) == [nil, "error", "error"] && all.map(\.follows) == [false, false, true])
        #expect(
            all.map(\.text) == [
                "error: no such option", "cannot find 'bar' in scope", "generic parameter 'C' could not be inferred",
            ])
        #expect(all[1].code == ["\tf(bar)", "         ^~~"] && all[1].correction?.corrected == "\tf(baz)")
        #expect(all[2].notes.map(\.text) == ["declared here", "protocol requires nested type 'Body'"])
        #expect(
            all[2].notes.map(\.file) == ["/f/A.swift", nil]
                && all[2].notes[1].code == ["    associatedtype Body : View"])
        let json = String(decoding: try JSONEncoder().encode(all[0]), as: UTF8.self)
        #expect(json.contains("\"text\":\"error: no such option\"") && !json.contains("file"))
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
