// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    /// The minimum width and height of a touch target by Apple's guidelines, in points.
    static let leastTarget: CGFloat = 44

    static let targetSize = Rule(
        "target-size", .warning, "A touch target is smaller than 44×44 points, with all padding that takes touches."
    ) { screen in
        screen.targets.compactMap { target in
            guard target.isReachable, !screen.hasSystemSize(target) else { return nil }
            // Tolerates the errors of rounding and bisection in `reach`.
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

extension ScreenView {
    /// Whether the view is a visible shape, colour or gradient.
    fileprivate var isPainted: Bool {
        text == nil && image == nil && inside.isEmpty
            && entry.colors?.contains { !($0.color.count == 9 && $0.color.hasSuffix("00")) } == true
    }
}

extension ScreenFacts {
    /// Whether a target may be small, because the system chose its size, or because its full size is hidden or unknown.
    fileprivate func hasSystemSize(_ target: TouchTarget) -> Bool {
        let view = views[target.view]
        // Accepts a target with a missing picture, because its intended size is unknown.
        if ([target.view] + Array(view.inside)).contains(where: { views[$0].image?.isMissing == true }) { return true }
        if control(of: target.view).map({ InspectableViews.controls.contains(views[$0].kind) }) == true { return true }
        if isInBar(target.view) { return true }
        // Accepts a row of a list. Row and separator are 44 points high together, so the target may be a little
        // smaller.
        if isInside(target.view, ["List", "Form"]), target.reach.height >= 40 { return true }
        // Accepts a target that is partly hidden by scrolling, because scrolling can show the hidden part again.
        if view.isInScrollView, target.box.size != view.box.size { return true }
        // Accepts a view that is mostly outside of the window, because it may wait there to slide in.
        if target.box.width < 0.4 * view.box.width || target.box.height < 0.4 * view.box.height { return true }
        guard InspectableViews.buttons.contains(view.kind) else { return false }
        let inside = view.inside.map { views[$0] }
        let hasBezel = inside.contains { $0.entry.isMadeBySwiftUI && $0.isPainted && $0.box.height >= 28 }
        // A title without padding or background has the size that the system gives a button.
        let title = inside.filter { $0.text != nil || $0.image?.isSymbol == true }
        let box = title.reduce(CGRect.null) { $0.union($1.box) }
        let isTitle =
            title.contains { $0.entry.text?.isBlank == false } && !inside.contains(where: \.isPainted)
            && target.reach.height <= box.height + 2
        return hasBezel || isTitle
    }
}
