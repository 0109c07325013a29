// SPDX-License-Identifier: MIT

import Foundation
import Inspection

/// The findings of a command, as text and JSON.
package struct LintReport: Encodable, Equatable {
    private var version = 1
    package var path: String
    /// The previews that were checked, in order.
    package var previews: [String]
    /// The number of findings that comments or the baseline leave out.
    package var suppressed: Int
    package var findings: [Finding]
    /// The names of a sweep's settings; nil without a sweep.
    package var settings: [String]?

    package init(
        path: String, previews: [String], suppressed: Int, findings: [Finding], settings: [String]? = nil
    ) {
        (self.path, self.previews, self.suppressed, self.findings) = (path, previews, suppressed, findings)
        self.settings = settings
    }

    package var hasErrors: Bool { findings.contains { $0.severity == .error } }

    /// One line per finding, in the form of compiler messages, and a summary.
    package var text: String {
        var lines: [String] = []
        for finding in findings {
            let place = finding.file.map { $0 + (finding.line.map { ":\($0)" } ?? "") } ?? finding.preview
            let number = finding.number.map { "#\($0) " } ?? ""
            lines.append("\(place): \(finding.severity.rawValue): \(number)\(finding.message) [\(finding.rule)]")
            var details = [finding.file == nil ? nil : finding.preview, finding.viewPath].compactMap(\.self)
            details.removeAll(where: \.isEmpty)
            if let frame = finding.frame {
                details.append(
                    "\(frame.width.words)×\(frame.height.words) at \(frame.x.words),\(frame.y.words)")
            }
            if let when = finding.when { details.append(when) }
            if !details.isEmpty { lines.append("    " + details.joined(separator: "  ")) }
        }
        let counts = Finding.Severity.allCases.compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : count == 1 ? "1 \(severity.rawValue)" : "\(count) \(severity.rawValue)s"
        }
        let left = suppressed == 0 ? "" : " (\(suppressed) known or disabled)"
        let screens = previews.count == 1 ? "1 screen" : "\(previews.count) screens"
        let ways = settings.map { " in \($0.count) settings" } ?? ""
        lines.append("\(screens)\(ways): " + (counts.isEmpty ? "no findings" : counts.joined(separator: ", ")) + left)
        return lines.map { $0 + "\n" }.joined()
    }
}
