// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

protocol SingleMark: _PrimitiveChartContent {
    nonisolated var item: MarkItem { get }
    nonisolated init(item: MarkItem)
}

extension SingleMark {
    public func _collect(into marks: inout _ChartMarks) { marks.add(item) }

    nonisolated init(
        _ kind: MarkItem.Kind, x: Channel = .none, y: Channel = .none, and set: (inout MarkItem) -> Void = { _ in }
    ) {
        var item = MarkItem(kind)
        (item.x, item.y) = (x, y)
        set(&item)
        self.init(item: item)
    }
}
