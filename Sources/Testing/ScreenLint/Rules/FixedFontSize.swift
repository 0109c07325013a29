// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let fixedFontSize = Rule(
        "fixed-font-size", .note, "Texts keep their size when the user chooses larger text."
    ) { screen in
        let fixed = screen.views.indices.filter { index in
            let view = screen.views[index]
            return view.ignoresTextSize && view.isVisible && !view.isUnheard
                && view.entry.text?.contains { $0.isLetter } == true && !screen.isInBar(index)
                // Ignores texts in controls, because the system chooses their fonts.
                && !view.ancestors.contains { InspectableViews.controls.contains(screen.views[$0].kind) }
        }
        // Reports one finding for each of the author's views.
        let groups = Dictionary(grouping: fixed) { index in
            screen.views[index].ancestors.last { screen.views[$0].entry.file != nil }.map { screen.views[$0].kind }
        }
        return groups.values.sorted { $0[0] < $1[0] }.map { indices in
            let view = screen.views[indices[0]]
            let others = indices.count - 1
            let subject =
                others == 0
                ? "\(view.called) has" : "\(view.called) and \(others) more text\(others == 1 ? "" : "s") have"
            return Fault(
                indices[0],
                "\(subject) the same size at every text size (\((view.text?.pointSize ?? 0).words) points); use a text "
                    + "style, or scale the size with @ScaledMetric")
        }
    }
}
