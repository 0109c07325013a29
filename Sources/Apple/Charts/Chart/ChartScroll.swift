// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

struct ChartScroll {
    let axes: Axis.Set
    /// The size of the plot relative to its visible part; 1 on an axis that does not scroll.
    let factors: CGSize
    let configuration: ScrollConfiguration

    init?(_ model: ChartModel, _ configuration: ScrollConfiguration) {
        guard !configuration.axes.isEmpty else { return nil }
        axes = configuration.axes
        self.configuration = configuration
        factors = CGSize(
            width: axes.contains(.horizontal) ? Self.factor(model.x, configuration.xLength) : 1,
            height: axes.contains(.vertical) ? Self.factor(model.y, configuration.yLength) : 1)
    }

    static func factor(_ scale: ScaleModel?, _ length: Double?) -> CGFloat {
        guard let scale, let length, length > 0 else { return 1 }
        switch scale.domain {
        case .words(let words): return max(CGFloat(words.count) / length, 1)
        case .line(let low, let high, _): return max((high - low) / length, 1)
        }
    }

    /// Whether the labels at `edge` scroll with the plot.
    func moves(_ edge: Edge) -> Bool {
        edge == .top || edge == .bottom ? axes.contains(.horizontal) : axes.contains(.vertical)
    }

    /// The visible size of the plot without the labels that scroll with it.
    func plotSize(_ size: CGSize, _ scrolled: ScrolledParts) -> CGSize {
        CGSize(
            width: max(size.width - scrolled.labels.width, 0), height: max(size.height - scrolled.labels.height, 0))
    }
}

/// The layout and scroll state of a scrolling chart.
struct ScrolledParts: Equatable {
    /// The space of the labels that scroll with the plot, in points.
    var labels = CGSize.zero
    var position = ScrollPosition(idType: Never.self)
    var hasBegun = false
    /// The offset to which programmatic scrolling animates. Intermediate offsets are not reported.
    var goal: CGPoint?
    /// The offset last reported to bindings.
    var told: CGPoint?
}

/// A scrolling plot with the labels that scroll along.
struct ScrollingPlot: View {
    let model: ChartModel
    let axes: ChartAxes
    let configuration: SharedValue<ChartConfiguration>
    let scroll: ChartScroll
    @Binding var scrolled: ScrolledParts

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let seen = scroll.plotSize(size, scrolled)
            ScrollView(scroll.axes, showsIndicators: false) {
                ChartLayout(model: model, axes: axes, labels: nil) {
                    plot.layoutValue(key: ChartPartKey.self, value: .plot)
                    AxisParts(axes: axes) { scroll.moves($0) }
                }
                .frame(
                    width: seen.width * scroll.factors.width + scrolled.labels.width,
                    height: seen.height * scroll.factors.height + scrolled.labels.height
                )
                .onPreferenceChange(PlotSizeKey.self) { plot in measure(plot, seen) }
            }
            .scrollPosition($scrolled.position)
            .onScrollGeometryChange(for: CGPoint.self) {
                $0.contentOffset
            } action: { _, offset in
                tell(offset, seen)
            }
            .onChange(of: wished(seen), initial: true) { _, offset in
                guard let offset, !scrolled.hasBegun || scroll.isLinked, !isNear(offset, scrolled.told) else { return }
                begin(at: offset)
            }
        }
    }

    private func begin(at offset: CGPoint) {
        scrolled.hasBegun = true
        scrolled.goal = offset
        scrolled.position.scrollTo(point: offset)
    }

    private func isNear(_ a: CGPoint, _ b: CGPoint?) -> Bool {
        guard let b else { return false }
        return abs(a.x - b.x) < 0.5 && abs(a.y - b.y) < 0.5
    }

    private var plot: AnyView {
        var plot = AnyView(
            PlotView(model: model, axes: axes, configuration: configuration)
                .background { GeometryReader { Color.clear.preference(key: PlotSizeKey.self, value: $0.size) } })
        for style in configuration.plotStyles { plot = style(plot) }
        return plot
    }

    /// Updates `scrolled.labels`, the space of the labels that scroll with the plot.
    private func measure(_ plot: CGSize, _ seen: CGSize) {
        let labels = CGSize(
            width: scrolled.labels.width + seen.width * scroll.factors.width - plot.width,
            height: scrolled.labels.height + seen.height * scroll.factors.height - plot.height)
        guard plot != .zero,
            abs(labels.width - scrolled.labels.width) + abs(labels.height - scrolled.labels.height) > 0.01
        else { return }
        scrolled.labels = labels
    }

    /// The offset that the settings request.
    private func wished(_ seen: CGSize) -> CGPoint? {
        let (x, y) = scales(seen)
        let scrolling = configuration.scrolling
        let wishX = scrolling.xPosition?.get() ?? scrolling.xStart,
            wishY = scrolling.yPosition?.get() ?? scrolling.yStart
        guard wishX != nil || wishY != nil else { return nil }
        let left = wishX.flatMap { x?.band($0, nil)?.low } ?? 0
        let top = wishY.flatMap { y?.band($0, nil)?.high }.map { $0 - seen.height } ?? 0
        return CGPoint(
            x: min(max(left, 0), max(seen.width * (scroll.factors.width - 1), 0)),
            y: min(max(top, 0), max(seen.height * (scroll.factors.height - 1), 0)))
    }

    private func scales(_ seen: CGSize) -> (x: PositionScale?, y: PositionScale?) {
        (
            model.x?.over(seen.width * scroll.factors.width, isUpright: false),
            model.y?.over(seen.height * scroll.factors.height, isUpright: true)
        )
    }

    /// Reports the first visible values to bindings.
    private func tell(_ offset: CGPoint, _ seen: CGSize) {
        if let goal = scrolled.goal {
            if isNear(offset, goal) { (scrolled.goal, scrolled.told) = (nil, goal) }
            return
        }
        guard scroll.isLinked, scrolled.hasBegun, !isNear(offset, scrolled.told) else { return }
        scrolled.told = offset
        let (x, y) = scales(seen)
        if let link = configuration.scrolling.xPosition, let value = x?.value(at: offset.x) { link.set(value) }
        if let link = configuration.scrolling.yPosition, let value = y?.value(at: offset.y + seen.height) {
            link.set(value)
        }
    }
}

extension ChartScroll {
    /// Whether a binding controls the offset.
    fileprivate var isLinked: Bool { configuration.xPosition != nil || configuration.yPosition != nil }
}

private struct PlotSizeKey: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
        let next = nextValue()
        if next != .zero { value = next }
    }
}
