// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    /// The least width and height of a touch target by Apple's guidelines, in points.
    static let leastTarget: CGFloat = 44

    static let targetSize = Rule(
        "target-size", .warning, "A touch target is smaller than 44×44 points, with all padding that takes touches."
    ) { screen in
        screen.targets.compactMap { target in
            guard target.isReachable, !screen.hasSystemSize(target) else { return nil }
            // Half a hundredth for the bisection of the region.
            let least = leastTarget - 0.005
            guard target.reach.width < least || target.reach.height < least else { return nil }
            let view = screen.views[target.view]
            return Fault(
                target.view,
                "touches reach \(view.called) in \(target.reach.words) points; "
                    + "enlarge it to 44×44 with padding or contentShape")
        }
    }
}

extension ScreenFacts {
    /// Whether Apple draws the control smaller than a touch target, or it is a part of something larger that answers.
    fileprivate func hasSystemSize(_ target: TouchTarget) -> Bool {
        let view = views[target.view]
        if InspectableViews.controls.contains(view.kind) { return true }
        if control(of: target.view).map({ InspectableViews.controls.contains(views[$0].kind) }) == true { return true }
        // A part of the target that scrolling hides is still a target.
        if view.isInScrollView, target.box.size != view.box.size { return true }
        // The bezel of a system button is a shape behind its label.
        let bezel = view.inside.first { views[$0].kind == "AnyShape" && views[$0].ancestors.last == target.view }
        return bezel != nil && InspectableViews.buttons.contains(view.kind) && view.box.height >= 28
    }
}
