// SPDX-License-Identifier: MIT

import Foundation
import ScreenLint
import Testing

@Suite struct RuleTableTests {
    @Test func namesAreUnique() {
        #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
        for rule in Rule.all { #expect(Rule.named(rule.name)?.summary == rule.summary) }
        #expect(Rule.named("no-such-rule") == nil)
    }

    /// `docs/lint.md` has one row for each rule, with its severity, in the order of `Rule.all`.
    @Test func theArticleListsTheRules() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let article = try String(contentsOf: root.appending(path: "docs/lint.md"), encoding: .utf8)
        let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            row.split(separator: "|").prefix(2).map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
        }
        #expect(rows.map { Array($0) } == Rule.all.map { [$0.name, $0.severity.rawValue] })
    }
}
