// SPDX-License-Identifier: MIT

import Charts
import Drawing
import Foundation
import SwiftUI
import TestSupport

/// A stage that a chart fills. If the chart is `bare()`, its plot has the size of the stage.
@MainActor
struct ChartStage {
    let stage: Stage

    init<Content: View>(_ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder content: () -> Content) {
        let content = content()
        stage = Stage(width, height) { content }
    }

    /// The frames of all fills in drawing order.
    func fills(at time: Double = 0) throws -> [CGRect] {
        try stage.list(at: time).leaves.filter { $0.stroke == nil }.map(\.frame)
    }

    /// The frames of all strokes in drawing order.
    func strokes(at time: Double = 0) throws -> [CGRect] {
        try stage.list(at: time).leaves.filter { $0.stroke != nil }.map(\.frame)
    }

    func colors(at time: Double = 0) throws -> [RGBAColor?] { try stage.colors(at: time) }
}

extension View {
    func bare() -> some View { chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
}

@MainActor
final class ProxyNotes {
    var proxy: ChartProxy?

    /// Lays out a chart and stores the chart's proxy in `proxy`.
    func read<Content: View>(_ width: CGFloat = 200, _ height: CGFloat = 100, @ViewBuilder _ content: () -> Content) {
        let content = content()
        let stage = Stage(width, height) {
            content.chartOverlay { proxy in
                let _ = self.proxy = proxy
                Color.clear
            }
        }
        stage.host.advance(to: 0)
    }
}

extension Calendar {
    static var fixed: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }
}

/// A day of May 2024, in GMT.
func day(_ day: Int, hour: Int = 0) -> Date {
    Calendar.fixed.date(from: DateComponents(year: 2024, month: 5, day: day, hour: hour))!
}
