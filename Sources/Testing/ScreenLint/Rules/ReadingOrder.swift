// SPDX-License-Identifier: MIT

import Foundation
import Inspection

extension Rule {
    static let readingOrder = Rule(
        "reading-order", .warning, "A view of a vertical stack is read after a view that is below it."
    ) { screen in
        let items = AccessibilityReading(screen.tree).items
        return zip(items, items.dropFirst()).compactMap { before, after in
            let (first, second) = (before.view - 1, after.view - 1)
            // A view with a higher number is read first only because of a priority, or in a navigation bar. Both are
            // intended.
            guard first < second, screen.isAbove(second, first), screen.areInOneColumn(first, second) else {
                return nil
            }
            return Fault(
                second,
                "\(screen.views[second].called) is above \(screen.views[first].called), but is read after it; swap them "
                    + "in the code, or set accessibilitySortPriority")
        }
    }
}

extension ScreenFacts {
    /// Whether a visible view lies entirely above another one. Horizontally, they must overlap by at least half the
    /// width of the narrower one.
    fileprivate func isAbove(_ upper: Int, _ lower: Int) -> Bool {
        let (a, b) = (views[upper], views[lower])
        guard a.isVisible, b.isVisible, a.layer == b.layer else { return false }
        let common = min(a.visibleBox.maxX, b.visibleBox.maxX) - max(a.visibleBox.minX, b.visibleBox.minX)
        return a.visibleBox.maxY <= b.visibleBox.minY + 1
            && common >= min(a.visibleBox.width, b.visibleBox.width) / 2
    }

    /// Whether the innermost view around both is a vertical stack. The stack puts them below each other, so only an
    /// offset, a rotation or a mirroring can change their order. In other containers, the visual order is ambiguous.
    fileprivate func areInOneColumn(_ a: Int, _ b: Int) -> Bool {
        let common = zip(views[a].ancestors, views[b].ancestors).filter { $0 == $1 }.last?.0
        return common.map { ["VStack", "LazyVStack"].contains(views[$0].kind) } ?? false
    }
}
