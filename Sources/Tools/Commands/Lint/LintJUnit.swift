// SPDX-License-Identifier: MIT

import ScreenLint

/// Findings as JUnit XML: a test for each preview, which fails if there are findings.
enum LintJUnit {
    static func of(_ report: LintReport) -> String {
        let failures = report.previews.count { name in report.findings.contains { $0.preview == name } }
        let counts =
            " name=\"\(JUnitText.escaped(report.path))\" tests=\"\(report.previews.count)\" failures=\"\(failures)\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(counts)>", "  <testsuite\(counts)>",
        ]
        for name in report.previews {
            let findings = report.findings.filter { $0.preview == name }
            let head = "    <testcase name=\"\(JUnitText.escaped(name))\" classname=\"lint\""
            guard let worst = findings.min(by: { $0.severity.rank < $1.severity.rank }) else {
                lines.append(head + "/>")
                continue
            }
            let message = findings.count == 1 ? worst.message : "\(findings.count) findings; \(worst.message)"
            let body = LintReport(path: report.path, previews: [name], suppressed: 0, findings: findings).text
            lines.append(
                head + "><failure type=\"\(worst.rule)\" message=\"\(JUnitText.escaped(message))\">"
                    + "\(JUnitText.escaped(body))</failure></testcase>")
        }
        return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }
}

extension Finding.Severity {
    fileprivate var rank: Int { Finding.Severity.allCases.firstIndex(of: self) ?? 0 }
}
