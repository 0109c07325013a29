// SPDX-License-Identifier: MIT

import ScreenLint
import Testing

@Suite struct RuleTableTests {
    @Test func namesAreUnique() {
        #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
        for rule in Rule.all { #expect(Rule.named(rule.name)?.summary == rule.summary) }
    }
}
