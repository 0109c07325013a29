// SPDX-License-Identifier: MIT

import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let textTruncated = Rule(
        "text-truncated", .warning, needsPictures: true, "An ellipsis replaces a part of a text."
    ) { screen in
        screen.views.indices.compactMap { index in
            let view = screen.views[index]
            guard view.text?.isTruncated == true, view.isVisible, !view.isUnheard else { return nil }
            return Fault(
                index, "\(view.called) is cut with “…”; give it more room, more lines, or minimumScaleFactor")
        }
    }
}
