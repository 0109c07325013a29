// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let fixedFontSize = Rule(
        "fixed-font-size", .note, "A text keeps its size when the user chooses larger text."
    ) { screen in
        screen.views.indices.compactMap { index in
            let view = screen.views[index]
            guard view.ignoresTextSize, view.isVisible, view.entry.text?.contains(where: { $0.isLetter }) == true,
                !view.isUnheard
            else { return nil }
            return Fault(
                index,
                "\(view.called) has \((view.text?.pointSize ?? 0).words) points at every text size; use a text style, or "
                    + "scale the size with @ScaledMetric")
        }
    }
}
