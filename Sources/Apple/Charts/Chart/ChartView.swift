// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A chart: plot, axes, titles and legend.
struct ChartView: View {
    let model: ChartModel
    let legend: ChartLegend?
    let configuration: SharedValue<ChartConfiguration>
    let locale: Locale
    let calendar: Calendar
    @Binding var scrolled: ScrolledParts

    var body: some View {
        let axes = ChartAxes(model, locale, calendar)
        let scroll = ChartScroll(model, configuration.scrolling)
        ChartLayout(model: model, axes: axes, labels: scroll == nil ? nil : scrolled.labels) {
            if let scroll {
                ScrollingPlot(
                    model: model, axes: axes, configuration: configuration, scroll: scroll, scrolled: $scrolled
                )
                .layoutValue(key: ChartPartKey.self, value: .plot)
            } else {
                styledPlot(axes).layoutValue(key: ChartPartKey.self, value: .plot)
            }
            AxisParts(axes: axes, isShown: { scroll?.moves($0) != true })
            titles(configuration.xAxis.titles, isX: true, axes)
            titles(configuration.yAxis.titles, isX: false, axes)
            if let legend {
                legend.layoutValue(
                    key: ChartPartKey.self,
                    value: .legend(legend.position, legend.alignment, legend.gap))
            }
        }
    }

    private func styledPlot(_ axes: ChartAxes) -> AnyView {
        var plot = AnyView(PlotView(model: model, axes: axes, configuration: configuration))
        for style in configuration.plotStyles { plot = style(plot) }
        return plot
    }

    private func titles(_ titles: [AxisTitle], isX: Bool, _ axes: ChartAxes) -> some View {
        ForEach(titles.indices, id: \.self) { index in
            let title = titles[index]
            let place = title.place(isX: isX, axes)
            Group {
                if place.isTurned { Turned(isClockwise: false) { title.content() } } else { title.content() }
            }
            .font(.caption2)
            .foregroundStyle(.secondary)
            // The default gap above the plot is larger, because the topmost label of the y axis reaches into this gap.
            .layoutValue(
                key: ChartPartKey.self,
                value: .title(place.edge, place.alignment, title.spacing ?? (place.edge == .top ? 10 : 4)))
        }
    }
}

extension AxisTitle {
    /// The edge at which a title stands, its alignment along this edge, and whether it is rotated.
    fileprivate func place(isX: Bool, _ axes: ChartAxes) -> (edge: Edge, alignment: Alignment, isTurned: Bool) {
        let edge: Edge
        if position.isAutomatic {
            edge = isX ? .bottom : .top
        } else if position.y != 0 {
            edge = position.y < 0 ? .top : .bottom
        } else {
            edge = position.x < 0 ? .leading : .trailing
        }
        // By default, the title of a y axis is at the side of the plot where the axis has its labels. Other titles are
        // centred.
        let own: Alignment = isX || !position.isAutomatic ? .center : axes.stands(at: .leading) ? .leading : .trailing
        return (edge, alignment ?? own, edge == .leading || edge == .trailing)
    }
}

/// The plot: grid lines and marks.
struct PlotView: View {
    let model: ChartModel
    let axes: ChartAxes
    let configuration: SharedValue<ChartConfiguration>
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let plotter = MarkPlotter(model, size: size, scale: displayScale)
            let chart = ChartGeometry(plotter, configuration)
            ZStack(alignment: .topLeading) {
                GridLines(axes: axes, plotter: plotter)
                MarksView(marks: plotter.marks(), size: size)
                if configuration.isTouched {
                    ChartTouches(chart: chart, configuration: configuration)
                }
            }
            .anchorPreference(key: ChartGeometryKey.self, value: .bounds) { anchor in
                var chart = chart
                chart.frame = anchor
                return [chart]
            }
        }
    }
}

struct GridLines: View {
    let axes: ChartAxes
    let plotter: MarkPlotter

    var body: some View {
        ForEach(axes.lines) { line in
            let scale = line.isX ? plotter.x : plotter.y
            if let place = scale.flatMap({ line.place.position(in: $0) }) {
                let (width, height) = (plotter.size.width, plotter.size.height)
                let points =
                    line.isX
                    ? [CGPoint(x: place, y: 0), CGPoint(x: place, y: height)]
                    : [CGPoint(x: 0, y: place), CGPoint(x: width, y: place)]
                CurveShape(vector: PointVector(points), method: .linear)
                    .stroke(line.style, style: line.stroke)
                    .offset(line.offset)
                    .accessibilityHidden(true)
            }
        }
    }
}
