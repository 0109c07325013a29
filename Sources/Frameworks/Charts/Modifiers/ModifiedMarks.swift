// SPDX-License-Identifier: MIT

import SwiftUI

/// Content of which something more is said.
struct ModifiedMarks<Content: ChartContent>: _PrimitiveChartContent {
    let content: Content
    let change: (inout MarkAttributes) -> Void

    func _collect(into marks: inout _ChartMarks) {
        let first = marks.items.count
        content._collect(into: &marks)
        for index in marks.items.indices.dropFirst(first) { change(&marks.items[index].attributes) }
    }
}

extension ChartContent {
    /// Says more of each mark; what a mark says of itself stands already, and stays.
    func attributes(_ change: @escaping (inout MarkAttributes) -> Void) -> ModifiedMarks<Self> {
        ModifiedMarks(content: self, change: change)
    }
}
