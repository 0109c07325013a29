// SPDX-License-Identifier: MIT

import Inspection

/// A check that finds one kind of fault on a screen.
package struct Rule: Sendable {
    /// The name in reports, comments and baselines: lowercase words joined by hyphens.
    package let name: String
    package let severity: Finding.Severity
    /// One sentence for the list of rules.
    package let summary: String
    /// Whether a missing picture may cause faults of this rule. Such faults are left out, because the missing picture
    /// is a finding of its own.
    let needsPictures: Bool
    let check: @Sendable (ScreenFacts) -> [Fault]

    init(
        _ name: String, _ severity: Finding.Severity, needsPictures: Bool = false, _ summary: String,
        check: @escaping @Sendable (ScreenFacts) -> [Fault]
    ) {
        (self.name, self.severity, self.summary, self.check) = (name, severity, summary, check)
        self.needsPictures = needsPictures
    }

    /// All rules, in the order of the documentation.
    package static let all: [Rule] = [
        blankPicture, missingResource,
        textTruncated, textClipped, wordBroken, textOverlap, overflow, outsideWindow, underBars, zeroSize,
        unevenBaselines,
        targetSize, targetOverlap, targetCovered,
        contrast, colorAlone,
        missingLabel, labelRepeatsTrait, headingLevel, readingOrder, fixedFontSize, reduceMotion,
        eagerList, bodyEvaluations,
    ]

    package static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}

extension ScreenFacts {
    /// The findings of `rules`, in the order of the views.
    package func findings(of rules: [Rule] = Rule.all) -> [Finding] {
        let found = rules.flatMap { rule in
            rule.check(self).compactMap { fault -> Finding? in
                let view = fault.view.map { views[$0] }
                if rule.needsPictures {
                    let isUncertain =
                        view.map(\.isBesideMissingPicture) ?? missing.contains { $0.kind == "picture" }
                    if isUncertain { return nil }
                }
                let place = fault.place ?? view?.place
                return Finding(
                    rule: rule.name, severity: rule.severity, preview: name,
                    viewPath: fault.viewPath ?? view?.path ?? "", number: view?.entry.number, file: place?.file,
                    line: place?.line, frame: view?.entry.frame, message: fault.message)
            }
        }
        return found.enumerated().sorted {
            ($0.element.number ?? 0, $0.offset) < ($1.element.number ?? 0, $1.offset)
        }.map(\.element)
    }
}
