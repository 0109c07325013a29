// SPDX-License-Identifier: MIT

import Inspection

extension Rule {
    static let headingLevel = Rule(
        "heading-level", .warning, "The level of a heading is more than one below the level of the heading before it."
    ) { screen in
        let headings = AccessibilityReading(screen.tree).items.compactMap { item in
            item.headingLevel.map { (view: item.view - 1, level: $0) }
        }
        return zip(headings, headings.dropFirst()).compactMap { before, after in
            guard after.level > before.level + 1 else { return nil }
            return Fault(
                after.view,
                "\(screen.views[after.view].called) is a heading of level \(after.level) after one of level "
                    + "\(before.level); choose .h\(before.level + 1), so that readers miss no level")
        }
    }
}
