// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let outsideWindow = Rule(
        "outside-window", .error, needsPictures: true,
        "A text or a control is partly outside of the window, and nothing scrolls."
    ) { screen in
        let window = CGRect(origin: .zero, size: screen.size)
        return screen.readOrTouched.compactMap { index, box in
            let view = screen.views[index]
            guard view.opacity > 0.05, !view.isInScrollView, view.clip == nil else { return nil }
            // Accepts views that are mostly outside of the window, because they may wait there to slide in.
            let seen = box.intersection(window)
            guard !seen.isNull, seen.width >= 0.4 * box.width, seen.height >= 0.4 * box.height else { return nil }
            // Accepts touchable pictures and cards that extend beyond two opposite edges of the window.
            let bleeds =
                box.minX < 0 && box.maxX > window.maxX || box.minY < 0 && box.maxY > window.maxY
            if view.text == nil, bleeds { return nil }
            let lost = CGSize(width: box.width - seen.width, height: box.height - seen.height)
            guard lost.width > 1 || lost.height > 1 else { return nil }
            return Fault(
                index, "\(lost.wordsOfLoss) of \(view.called) are outside of the window; move it in, or let it scroll")
        }
    }
}

extension ScreenFacts {
    /// The visible texts and the touchable views, with their boxes. Texts inside touchable views are left out.
    var readOrTouched: [(index: Int, box: CGRect)] {
        let touched = Set(targets.map(\.view))
        return views.indices.compactMap { index in
            let view = views[index]
            if touched.contains(index) {
                // Ignores a touchable view as large as the window: it is the background of a screen, not a control.
                let isGround = view.box.width >= size.width - 1 && view.box.height >= size.height * 0.8
                return isGround ? nil : (index, view.box)
            }
            guard view.text != nil, !view.lines.isEmpty, !view.ancestors.contains(where: touched.contains) else {
                return nil
            }
            return (index, view.lines.reduce(CGRect.null) { $0.union($1) })
        }
    }
}
