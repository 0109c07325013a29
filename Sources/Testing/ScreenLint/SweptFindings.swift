// SPDX-License-Identifier: MIT

import Foundation

/// The findings of one screen in several settings, such as dark mode or large text. A fault that occurs in several
/// settings is one finding.
package struct SweptFindings {
    /// Joins the parts of a setting's name: `AX3 + small phone`.
    package static let pairSeparator = " + "

    /// Numbered from 1, in the order of the first setting that has them.
    package private(set) var findings: [Finding] = []
    /// For each setting: the numbers of the findings on a view, by the view's number in the tree of that setting.
    package private(set) var marks: [[Int: [Int]]] = []

    /// - Parameter screens: the settings and their findings; the default setting comes first.
    package init(_ screens: [(setting: String, findings: [Finding])]) {
        var places: [Key: Int] = [:]
        for screen in screens {
            var counts: [String: Int] = [:]
            var marks: [Int: [Int]] = [:]
            for finding in screen.findings {
                // Equal fingerprints are told apart by their order, as in a baseline.
                counts[finding.fingerprint, default: 0] += 1
                let key = Key(fingerprint: finding.fingerprint, count: counts[finding.fingerprint]!)
                let place = places[key] ?? findings.count
                if place == findings.count {
                    places[key] = place
                    var first = finding
                    first.settings = []
                    if first.number != nil { first.number = place + 1 }
                    findings.append(first)
                }
                findings[place].settings?.append(screen.setting)
                if let view = finding.number { marks[view, default: []].append(place + 1) }
            }
            self.marks.append(marks)
        }
        let names = screens.map(\.setting)
        for index in findings.indices { findings[index].when = Self.words(findings[index].settings ?? [], of: names) }
    }

    private struct Key: Hashable {
        var fingerprint: String
        var count: Int
    }

    /// The settings of a finding in a few words, such as `only with AX3, small phone`; nil if all settings have it.
    ///
    /// A pair such as `AX3 + small phone` is left out beside one of its parts.
    private static func words(_ settings: [String], of all: [String]) -> String? {
        func brief(_ names: [String]) -> String {
            names.filter { name in
                let parts = name.components(separatedBy: pairSeparator)
                return parts.count == 1 || !parts.contains(where: names.contains)
            }.joined(separator: ", ")
        }
        if settings.count == all.count { return nil }
        if let plain = all.first, settings.contains(plain) {
            return "not with " + brief(all.filter { !settings.contains($0) })
        }
        return "only with " + brief(settings)
    }
}
