// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A plot made from the marks of its content.
protocol ContentPlot: _PrimitiveChartContent {
    associatedtype Content: ChartContent

    var content: Content { get }
    init(content: Content)
}

extension ContentPlot {
    public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }

    /// Creates one mark per element.
    init<Data: RandomAccessCollection>(
        _ kind: MarkItem.Kind, _ data: Data, x: ProjectedChannel<Data.Element> = .none,
        y: ProjectedChannel<Data.Element> = .none,
        and set: @escaping (inout MarkItem, Data.Element) -> Void = { _, _ in }
    ) where Content == _VectorizedMarks<Data.Element> {
        self.init(
            content: _VectorizedMarks(elements: Array(data)) { element in
                var item = MarkItem(kind)
                item.x = x.channel(element)
                item.y = y.channel(element)
                set(&item, element)
                return item
            })
    }
}

/// The position of each element's mark along an axis.
struct ProjectedChannel<Element> {
    let channel: (Element) -> Channel

    static var none: Self { Self { _ in .none } }
    static func value(_ value: PlottableProjection<Element, some Plottable>) -> Self {
        Self { .value(value.point($0)) }
    }
    static func interval<V: Plottable>(
        _ start: PlottableProjection<Element, V>, _ end: PlottableProjection<Element, V>
    ) -> Self {
        Self { .interval(start.point($0), end.point($0)) }
    }
    static func fixed(_ place: CGFloat?) -> Self { Self { _ in .fixed(place) } }
    static func fixedInterval(_ start: CGFloat?, _ end: CGFloat?) -> Self { Self { _ in .fixedInterval(start, end) } }
}
