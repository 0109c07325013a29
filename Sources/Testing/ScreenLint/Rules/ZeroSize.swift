// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let zeroSize = Rule(
        "zero-size", .warning, needsPictures: true,
        "A view has no width or no height, although no modifier asks for it."
    ) { screen in
        screen.views.indices.compactMap { index in
            let view = screen.views[index]
            guard view.isSqueezed, view.opacity > 0.05, view.isShownLeaf else { return nil }
            return Fault(
                index,
                "\(view.called) is \(view.box.size.words) points in size and not visible; give it a frame, or its "
                    + "container more room")
        }
    }
}

extension ScreenView {
    /// Whether the view is a leaf that should show something.
    fileprivate var isShownLeaf: Bool {
        if let words = entry.text { return !words.isBlank }
        if let image { return !image.isMissing }
        return inside.isEmpty && entry.colors?.isEmpty == false && kind != "Divider"
    }
}
