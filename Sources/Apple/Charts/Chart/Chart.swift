// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public struct Chart<Content: ChartContent>: View {
    private let content: () -> Content
    @Environment(\.chartConfiguration) private var configuration
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @State private var counts = TickCounts()
    @State private var scrolled = ScrolledParts()

    public init(@ChartContentBuilder content: () -> Content) {
        let content = content()
        self.content = { content }
    }

    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = { ForEach(data, content: content) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = { ForEach(data, id: id, content: content) }
    }

    public var body: some View {
        var marks = _ChartMarks()
        let _ = content()._collect(into: &marks)
        let items = PlottedFunction.expand(marks.items, configuration.xScale)
        let shared = SharedValue(configuration)
        let model = ChartModel(items, shared, counts: counts, calendar: calendar)
        ChartView(
            model: model, legend: ChartLegend(items, model.visuals, configuration.legend),
            configuration: shared, locale: locale, calendar: calendar, scrolled: $scrolled
        )
        .environment(\.chartConfiguration, ChartConfiguration())
        .onGeometryChange(for: TickCounts.self) {
            TickCounts($0.size)
        } action: {
            counts = $0
        }
        .accessibilityElement(children: .contain)
    }
}

public struct ChartPlotContent: View {
    let content: AnyView

    public var body: some View { content }
}
