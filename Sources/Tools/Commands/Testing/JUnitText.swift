// SPDX-License-Identifier: MIT

import Foundation

/// Results as JUnit XML for CI services, with one suite per file.
package enum JUnitText {
    static func of(_ results: TestResults) -> String {
        var suites: [(name: String, tests: [TestResult])] = []
        for test in results.tests {
            let suite = String(test.name[..<(test.name.lastIndex(of: "/") ?? test.name.startIndex)])
            if suites.last?.name == suite {
                suites[suites.count - 1].tests.append(test)
            } else {
                suites.append((suite, [test]))
            }
        }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites\(counts(results.tests, named: results.project))>",
        ]
        for suite in suites {
            lines.append("  <testsuite\(counts(suite.tests, named: suite.name))>")
            lines += suite.tests.map { text(of: $0, in: suite.name) }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private static func counts(_ tests: [TestResult], named name: String) -> String {
        let errors = tests.count { $0.outcome == "failed" }
        let failures = tests.count(where: \.hasFailed) - errors
        let seconds = tests.reduce(0) { $0 + $1.seconds }
        let skipped = tests.count { $0.outcome == "disabled" }
        return " name=\"\(escaped(name))\" tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
            + "skipped=\"\(skipped)\" time=\"\(text(seconds))\""
    }

    private static func text(of test: TestResult, in suite: String) -> String {
        let name = String(test.name.dropFirst(suite.isEmpty ? 0 : suite.count + 1))
        let line = test.line.map { " line=\"\($0)\"" } ?? ""
        let head =
            "    <testcase name=\"\(escaped(name))\" classname=\"\(escaped(suite.replacing("/", with: ".")))\" "
            + "file=\"\(escaped(test.file))\"\(line) time=\"\(text(test.seconds))\""
        let message = escaped(test.message)
        switch test.outcome {
        case "passed": return head + "/>"
        case "disabled": return head + "><skipped message=\"\(message)\"/></testcase>"
        default:
            let kind = test.outcome == "failed" ? "error" : "failure"
            let body = escaped(
                (test.views + (test.findings ?? []) + test.details + [test.accept].compactMap(\.self)).joined(
                    separator: "\n"))
            return head + "><\(kind) type=\"\(test.outcome)\" message=\"\(message)\">\(body)</\(kind)></testcase>"
        }
    }

    private static func text(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    /// Escapes XML, and omits characters that XML cannot represent.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
