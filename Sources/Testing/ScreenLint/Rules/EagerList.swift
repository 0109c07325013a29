// SPDX-License-Identifier: MIT

import Foundation

extension Rule {
    static let eagerList = Rule(
        "eager-list", .note, "A stack in a scroll view makes at least 50 rows that are out of sight."
    ) { screen in
        screen.views.indices.compactMap { index in
            guard let lazy = ["VStack": "LazyVStack", "HStack": "LazyHStack"][screen.views[index].kind],
                screen.views[index].isInScrollView,
                // A row below the fold of a page is out of sight, however many views it has.
                !screen.views[index].visibleBox.isEmpty
            else { return nil }
            let rows = screen.rows(of: index)
            let hidden = rows.filter { screen.views[$0].visibleBox.isEmpty }
            guard hidden.count >= leastHidden else { return nil }
            return Fault(
                index,
                "\(hidden.count) of its \(rows.count) rows are made, laid out and kept, but are out of sight; use "
                    + "\(lazy), which makes rows when they come into view")
        }
    }

    /// The number of hidden rows from which a lazy stack saves more than it costs. Fewer rows are made within one
    /// frame.
    private static let leastHidden = 50
}
