// SPDX-License-Identifier: MIT

import Foundation
import ScreenLint
import Testing

/// The examples of `docs/rules.md`: each bad one has the finding of its rule, each good one has none.
@Suite(.serialized) struct RulePagesTests {
    private struct Report: Decodable {
        struct Finding: Decodable { var rule, preview, message: String }
        var previews: [String]
        var findings: [Finding]
    }

    @Test func examplesHaveTheFindingsOfTheirRules() throws {
        let folder = TestProject.checkout.appending(path: "docs/rules").path
        let run = try TestProject([:]).render("lint", folder, "--json")
        let report = try JSONDecoder().decode(Report.self, from: Data(run.out.utf8))
        #expect(Set(report.previews) == Set(Rule.all.flatMap { ["\($0.name)/Bad", "\($0.name)/Good"] }), "\(run.err)")
        for rule in Rule.all {
            let bad = report.findings.filter { $0.preview == rule.name + "/Bad" }.map(\.rule)
            let good = report.findings.filter { $0.preview == rule.name + "/Good" }.map(\.message)
            #expect(bad.contains(rule.name) && good.isEmpty, "\(rule.name): \(bad), \(good)")
        }
    }
}
