// SPDX-License-Identifier: MIT

import SwiftUI

/// Chart content with a change to the attributes of its marks.
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
    /// Changes the attributes of each mark. Inner modifiers run first and take precedence, so `change` must keep values
    /// that are already set.
    func attributes(_ change: @escaping (inout MarkAttributes) -> Void) -> ModifiedMarks<Self> {
        ModifiedMarks(content: self, change: change)
    }
}
