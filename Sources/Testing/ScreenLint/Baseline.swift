// SPDX-License-Identifier: MIT

import Foundation

/// Known findings, which reports leave out.
package struct Baseline: Codable, Equatable, Sendable {
    package private(set) var version = 1
    /// The fingerprints, sorted. A fingerprint that occurs twice stands for two findings.
    package var findings: [String]

    package init(_ findings: [Finding]) { self.findings = findings.map(\.fingerprint).sorted() }

    package init(json: Data) throws { self = try JSONDecoder().decode(Baseline.self, from: json) }

    /// The findings that the baseline does not cover. A fingerprint covers as many findings as it occurs in the
    /// baseline.
    package func new(among all: [Finding]) -> [Finding] {
        var known = Dictionary(findings.map { ($0, 1) }, uniquingKeysWith: +)
        return all.filter { finding in
            guard let count = known[finding.fingerprint], count > 0 else { return true }
            known[finding.fingerprint] = count - 1
            return false
        }
    }
}
