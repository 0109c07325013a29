// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import ScreenLint
import Testing

@Suite struct ReportTests {
    private func frame(x: Double) -> ViewTreeFrame? {
        let json = "{\"x\": \(x), \"y\": 2.5, \"width\": 30, \"height\": 4}"
        return try? JSONDecoder().decode(ViewTreeFrame.self, from: Data(json.utf8))
    }

    private func finding(
        _ rule: String = "contrast", _ severity: Finding.Severity = .error, file: String? = "Card.swift",
        line: Int? = 3,
        path: String = "Card › Text “Hello”"
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, preview: "Light", viewPath: path, number: 7, file: file, line: line,
            frame: frame(x: 1), message: "too pale")
    }

    @Test func textIsLikeACompilers() {
        let report = LintReport(
            path: "Card.swift", previews: ["Light", "Dark"], suppressed: 2,
            findings: [finding(), finding("text-truncated", .warning, file: nil, line: nil)])
        #expect(
            report.text == """
                Card.swift:3: error: #7 too pale [contrast]
                    Light  Card › Text “Hello”  30×4 at 1,2.5
                Light: warning: #7 too pale [text-truncated]
                    Card › Text “Hello”  30×4 at 1,2.5
                2 screens: 1 error, 1 warning (2 known or disabled)

                """)
        #expect(report.hasErrors)
        let clean = LintReport(path: "", previews: ["A"], suppressed: 0, findings: [])
        #expect(!clean.hasErrors && clean.text == "1 screen: no findings\n")
    }

    @Test func baselinesCountEqualFindings() throws {
        let (one, other) = (finding(), finding("text-clipped"))
        let known = Baseline([one, other])
        #expect(known.new(among: [other, one]).isEmpty)
        #expect(known.new(among: [one, one]) == [one])
        // A finding is recognized even if its line, frame and number have changed.
        var moved = one
        (moved.line, moved.frame, moved.number) = (90, frame(x: 55), 9)
        #expect(known.new(among: [moved]).isEmpty)
        #expect(known.new(among: [finding(path: "Card › Text “Other”")]).count == 1)
        #expect(try Baseline(json: JSONEncoder().encode(known)) == known)
    }

    @Test(arguments: [
        ("Text(\"a\") // zoetrope:disable contrast", true), ("Text(\"a\") // zoetrope:disable text-truncated", false),
        ("Text(\"a\") // zoetrope:disable text-truncated, contrast", true), ("// zoetrope:disable", true),
        ("\"zoetrope:disable contrast\"", false),
    ])
    func commentsTurnRulesOff(_ line: String, _ isCovered: Bool) {
        var suppressions = Suppressions()
        suppressions.read("a\nb\n\(line)\nc\n", of: "Card.swift")
        #expect(suppressions.cover(finding(line: 3)) == isCovered)
        #expect(suppressions.cover(finding(line: 4)) == isCovered)
        #expect(!suppressions.cover(finding(line: 5)))
        #expect(!suppressions.cover(finding(file: "Other.swift")))
        #expect(!suppressions.cover(finding(line: nil)))
    }

    @Test func linesAreFoundByTheirWords() {
        let text = """
            struct Card: View {
                var body: some View {
                    Text("Hello")
                    Text("Twice")
                    Text("Twice")
                }
            }
            struct Other: View {
                var body: some View { Text("Hello") }
            }
            """
        let lines = SourceLines(
            declarations: ["Card": ("C.swift", 1), "Other": ("C.swift", 8)], texts: ["C.swift": text])
        func line(_ view: String?, _ words: String?) -> Int? { lines.place(of: view, showing: words)?.line }
        #expect(line("Card", "Hello") == 3)
        #expect(line("Other", "Hello") == 9)
        #expect(line("Card", "Twice") == 1)
        #expect(line("Card", nil) == 1)
        #expect(line("Nobody", "Hello") == nil)
    }

    @Test func codeScanningFormat() throws {
        let data = try JSONEncoder().encode(SARIFLog([finding(file: "My Card.swift")], tool: "Zoetrope", version: "1"))
        let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == Rule.all.map(\.name))
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "contrast" && result["level"] as? String == "error")
        let place = try #require((result["locations"] as? [[String: Any]])?.first)
        let file = try #require(place["physicalLocation"] as? [String: [String: Any]])
        #expect(file["artifactLocation"]?["uri"] as? String == "My%20Card.swift")
        #expect(file["region"]?["startLine"] as? Int == 3)
    }
}
