// SPDX-License-Identifier: MIT

import Foundation
import Inspection

extension Rule {
    static let targetOverlap = Rule(
        "target-overlap", .warning, needsPictures: true, "Two touch targets cover each other partly."
    ) { screen in
        var found: [Fault] = []
        for (index, one) in screen.targets.enumerated() where one.isReachable {
            for (next, other) in screen.targets.enumerated().dropFirst(index + 1)
            where other.isReachable && one.layer == other.layer && one.view != other.view {
                let common = one.box.intersection(other.box)
                guard !common.isNull, common.width > 1, common.height > 1 else { continue }
                // Accepts a target inside another target, such as a button on a touchable card.
                if one.box.insetBy(dx: -1, dy: -1).contains(other.box) { continue }
                if other.box.insetBy(dx: -1, dy: -1).contains(one.box) { continue }
                if other.enclosing.contains(index) || one.enclosing.contains(next) { continue }
                let (below, above) = (screen.views[one.view], screen.views[other.view])
                found.append(
                    Fault(
                        other.view,
                        "\(above.called) covers \(common.size.words) points of \(below.called) "
                            + "(#\(below.entry.number)); move them apart"))
            }
        }
        return found
    }
}
