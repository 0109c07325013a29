// SPDX-License-Identifier: MIT

import AgentServer
import Foundation
import TestSupport
import Testing

@testable import Commands

struct DocumentTextTests {
    /// Random changes give the same text as on a plain list of lines, in each unit of columns.
    @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32]) func changesEqualThoseOfStrings(
        _ encoding: PositionEncoding
    ) {
        var dice = Dice(state: 7)
        let pieces = ["a", "ä", "€", "😀", "\n", "\r\n", "word ", "", "\r"]
        var text = DocumentText("let a = 1\n😀 ä\r\nlast")
        var plain = text.text
        for _ in 0..<2000 {
            let lines = Self.lines(plain)
            var places = (0..<2).map { _ in
                let line = Int.random(in: 0...lines.count, using: &dice)
                let most = lines.indices.contains(line) ? Self.units(lines[line].text, encoding) : 3
                return (
                    line, Int.random(in: 0...most + 2, using: &dice)
                )
            }
            places.sort { Self.offset($0, lines, encoding) < Self.offset($1, lines, encoding) }
            let (start, end) = (Self.offset(places[0], lines, encoding), Self.offset(places[1], lines, encoding))
            let new = pieces.randomElement(using: &dice)!
            var scalars = Array(plain.unicodeScalars)
            scalars.replaceSubrange(start..<end, with: Array(new.unicodeScalars))
            plain = String(String.UnicodeScalarView(scalars))
            func position(_ place: (Int, Int)) -> JSONValue {
                ["line": .integer(place.0), "character": .integer(place.1)]
            }
            let change: JSONValue = [
                "range": ["start": position(places[0]), "end": position(places[1])], "text": .string(new),
            ]
            let isApplied = text.apply(change, encoding)
            #expect(isApplied)
            #expect(Array(plain.utf8) == text.bytes)
            if plain.utf8.count > 400 { (text, plain) = (DocumentText("x"), "x") }
        }
    }

    private struct Line {
        /// The index of its first scalar in the text.
        var start: Int
        var text: [Unicode.Scalar]
    }

    /// The lines without their breaks.
    private static func lines(_ text: String) -> [Line] {
        var lines = [Line(start: 0, text: [])]
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            if scalars[index] == "\n" || scalars[index] == "\r" {
                if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { index += 1 }
                lines.append(Line(start: index + 1, text: []))
            } else {
                lines[lines.count - 1].text.append(scalars[index])
            }
            index += 1
        }
        return lines
    }

    private static func units(_ scalars: [Unicode.Scalar], _ encoding: PositionEncoding) -> Int {
        let text = String(String.UnicodeScalarView(scalars))
        return switch encoding {
        case .utf8: text.utf8.count
        case .utf16: text.utf16.count
        case .utf32: scalars.count
        }
    }

    /// The index of a scalar. A column inside a scalar means the scalar's beginning; a column behind the line means the
    /// line's end.
    private static func offset(_ place: (line: Int, column: Int), _ lines: [Line], _ encoding: PositionEncoding) -> Int
    {
        guard lines.indices.contains(place.line) else {
            return lines.last!.start + lines.last!.text.count
        }
        let line = lines[place.line]
        let count = (0...line.text.count).last { units(Array(line.text.prefix($0)), encoding) <= place.column }!
        return line.start + count
    }

    @Test func wordsEnd() {
        let text = DocumentText("Text(\"a\").bolt() + `in` #Preview ä9; 5")
        for (start, end) in [(0, 4), (9, 14), (19, 23), (24, 32), (33, 36), (36, 37), (38, 39), (500, 39)] {
            #expect(text.endOfWord(at: start, of: 0) == end, "\(start)")
        }
        #expect(text.endOfWord(at: 0, of: 7) == 0)
    }

    @Test func titlesOfPreviews() {
        let text = DocumentText(
            "#Preview(\"A \\u{41}\\\"\") {}\n#Preview(\"\\(x)\") {}\n#Preview(#\"r\"#) {}\n#Preview {}\n#Preview(\"A A\\\"\") {}"
        )
        #expect(PreviewBlock.all(in: text).map(\.title) == ["A A\"", nil, nil, nil, "A A\""])
        #expect(PreviewBlock.all(in: text).map(\.word) == ["A-A", "Preview", "Preview-2", "Preview-3", "A-A-2"])
    }

    /// The package or project around a file, but none above the client's folders.
    @Test func targetsOfFiles() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "App/Package.swift")
        try folder.write("", to: "App/Sources/Cards/A.swift")
        try folder.write("", to: "Demo/Demo.xcodeproj/project.pbxproj")
        let root = folder.path
        func target(_ path: String, _ workspaces: [String]) -> String {
            EditorTarget(of: root + path, in: workspaces).path
        }
        #expect(target("/App/Sources/Cards/A.swift", []) == root + "/App")
        #expect(
            target("/App/Sources/Cards/A.swift", [root, root + "/App/Sources"]) == root + "/App/Sources/Cards/A.swift")
        #expect(target("/App/Sources/Cards/A.swift", [root + "/Other"]) == root + "/App/Sources/Cards/A.swift")
        #expect(target("/Demo/Views/B.swift", [root]) == root + "/Demo")
        #expect(target("/Alone.swift", [root]) == root + "/Alone.swift")
        #expect(
            EditorTarget(of: root + "/App/Sources/Cards/A.swift", in: []).stem(of: root + "/App/Sources/Cards/A.swift")
                == "Sources/Cards/A")
    }
}
