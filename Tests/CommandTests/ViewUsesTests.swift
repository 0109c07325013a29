// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import TestSupport
import Testing
import Views

@testable import Commands

struct ViewUsesTests {
    private static let source = """
        struct Row: View {
            var body: some View { Text("Row()") } // Row()
        }
        struct Twice: View {
            var body: some View {
                Row()
                Group { Row() }
            }
        }
        struct Board: View {
            let make = Row.self
            var body: some View {
                VStack {
                    Row()
                    Twice { 1 }
                }
            }
        }
        #Preview { Board() }
        """

    @Test func findsTheOnlyLineInABody() throws {
        try TemporaryFolder.with { folder in
            let file = folder.path + "/My.swift"
            try Data(Self.source.utf8).write(to: URL(filePath: file))
            let uses = ViewUses(places: ["Row": (file, 1), "Twice": (file, 4), "Board": (file, 10)])
            func line(_ view: String, _ user: String?) -> Int? { uses.place(of: view, in: user)?.line }
            #expect(line("Row", "Board") == 14)
            #expect(line("Twice", "Board") == 15)
            #expect(line("Board", nil) == 19)
            // `Twice` uses `Row` in two places, so there is no single line to return.
            #expect(line("Row", "Twice") == nil)
            #expect(line("Row", nil) == nil && line("Nothing", "Board") == nil && line("Row", "Nothing") == nil)
        }
    }

    @Test func missingFilesGiveNoUses() {
        let uses = ViewUses(places: ["Row": ("/nowhere/My.swift", 1)])
        #expect(uses.place(of: "Row", in: nil) == nil)
    }

    @Test func warningsStandInTheOrderOfLines() {
        let words = WarningWords(["Card": ("/a/My.swift", 7), "Home": ("/a/My.swift", 2), "End": ("/b/A.swift", 1)])
        let warnings = ["End", "Card", "List", "Home", "Card"].enumerated().map { (index: Int, name: String) in
            RenderWarning(.symbol, "\(index)", viewPath: name, message: name + " \(index)")
        }
        #expect(words.sorted(warnings).map(\.message) == ["Home 3", "Card 1", "List 2", "Card 4", "End 0"])
    }

    @Test func warningsNameTheAuthorsView() {
        let words = WarningWords(["Card": ("/a/My.swift", 7), "Home": ("/a/My.swift", 2)])
        func sentence(_ path: String?) -> String {
            words.sentence(RenderWarning(.symbol, "x", viewPath: path, message: "no symbol \"x\""))
        }
        #expect(sentence("List › Home › Card › Label") == "no symbol \"x\" (asked for by Card, My.swift:7)")
        #expect(sentence("List › Label") == "no symbol \"x\" (asked for by List › Label)")
        #expect(sentence(nil) == "no symbol \"x\"")
    }
}
