// SPDX-License-Identifier: MIT

import Foundation
import ScreenLint
import Testing

/// One report for several settings.
@Suite struct SweptFindingsTests {
    private func finding(_ path: String, number: Int? = 1) -> Finding {
        Finding(
            rule: "contrast", severity: .error, preview: "A", viewPath: path, number: number, file: nil, line: nil,
            frame: nil, message: "too pale")
    }

    private static let names = ["default", "dark", "small phone", "AX3", "AX3 + small phone"]

    /// The words for a fault in these settings.
    private func words(_ settings: Set<String>) -> String? {
        SweptFindings(Self.names.map { ($0, settings.contains($0) ? [finding("Text")] : []) }).findings.first?.when
    }

    @Test func aFaultIsToldOnceWithItsSettings() {
        #expect(words(Set(Self.names)) == nil)
        #expect(words(["dark"]) == "only with dark")
        #expect(words(["dark", "AX3", "AX3 + small phone"]) == "only with dark, AX3")
        #expect(words(["AX3 + small phone"]) == "only with AX3 + small phone")
        #expect(words(["default", "small phone", "AX3", "AX3 + small phone"]) == "not with dark")
        #expect(words(["default", "dark", "small phone"]) == "not with AX3")
    }

    @Test func equalFaultsOfOneScreenStayApart() {
        let swept = SweptFindings([
            ("default", [finding("Text", number: 5), finding("Text", number: 8)]),
            ("dark", [finding("Text", number: 6)]),
        ])
        #expect(swept.findings.map(\.settings) == [["default", "dark"], ["default"]])
        #expect(swept.findings.map(\.number) == [1, 2])
    }

    /// The marks of a setting have the numbers of the findings, on the views of that setting.
    @Test func marksHaveTheNumbersOfTheFindings() {
        let swept = SweptFindings([
            ("default", [finding("Screen", number: nil), finding("A", number: 3)]),
            ("AX3", [finding("B", number: 4), finding("A", number: 9), finding("C", number: 4)]),
        ])
        #expect(swept.findings.map(\.viewPath) == ["Screen", "A", "B", "C"])
        #expect(swept.findings.map(\.number) == [nil, 2, 3, 4])
        #expect(swept.marks == [[3: [2]], [4: [3, 4], 9: [2]]])
    }
}
