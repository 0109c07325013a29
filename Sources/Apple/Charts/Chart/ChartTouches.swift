// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension ChartConfiguration {
    /// Whether `PlotView` adds a layer of `ChartTouches`.
    var isTouched: Bool {
        xSelection != nil || ySelection != nil || angleSelection != nil || !gestures.isEmpty
    }
}

/// A transparent layer over a plot. Handles the last `chartGesture`; without one, selects the values under a drag.
struct ChartTouches: View {
    let chart: ChartGeometry
    let configuration: SharedValue<ChartConfiguration>

    var body: some View {
        let area = Color.clear.contentShape(Rectangle())
        if let gesture = configuration.gestures.last {
            gesture(ChartProxy(chart: chart))
        } else if configuration.scrolling.axes.isEmpty {
            area.gesture(selecting(DragGesture(minimumDistance: 0)))
        } else {
            // In a scrolling chart, a long press begins a selection; a plain drag scrolls.
            area.gesture(
                LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
                    .onChanged { value in
                        if case .second(true, let drag?) = value { select(drag) }
                    }
                    .onEnded { _ in clear() })
        }
    }

    private func selecting(_ gesture: DragGesture) -> some Gesture {
        gesture.onChanged { select($0) }.onEnded { _ in clear() }
    }

    private func select(_ drag: DragGesture.Value) {
        chart.selectX(
            configuration.selectsXRange ? .places(drag.startLocation.x, drag.location.x) : .place(drag.location.x))
        chart.selectY(
            configuration.selectsYRange ? .places(drag.startLocation.y, drag.location.y) : .place(drag.location.y))
        configuration.angleSelection?(
            chart.angleValue(at: ChartProxy(chart: chart).angle(at: drag.location)))
    }

    private func clear() {
        chart.selectX(.none)
        chart.selectY(.none)
        configuration.angleSelection?(nil)
    }
}
