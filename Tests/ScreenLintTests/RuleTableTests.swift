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

    /// `docs/rules.md` has one section for each rule, with its severity, in the order of `Rule.all`.
    @Test func theArticleListsTheRules() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let article = try String(contentsOf: root.appending(path: "docs/rules.md"), encoding: .utf8)
        let titles = article.split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(titles.map(String.init) == Rule.all.map { "## `\($0.name)` (\($0.severity.rawValue))" })
    }
}
