// SPDX-License-Identifier: MIT

import SwiftUI

struct CanvasView: View {
    /// The period of all three canvases, in seconds.
    static let period = 12.0

    @Environment(\.colorScheme) private var colorScheme

    private var isDark: Bool { colorScheme == .dark }

    var body: some View {
        ScenePage(
            title: PageTitle(title: "Canvas", accent: "on a timeline", tint: .orange),
            background: isDark ? .black : Color(red: 0.95, green: 0.95, blue: 0.97)
        ) {
            TimelineView(.animation) { timeline in
                let time = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: Self.period)
                VStack(spacing: 14) {
                    OrreryCanvas(time: time)
                        .frame(height: 446)
                        .clipShape(RoundedRectangle(cornerRadius: 26, style: .continuous))
                    HStack(spacing: 14) {
                        card { DropsCanvas(time: time) }
                        card { StopwatchCanvas(time: time) }
                    }
                    .frame(height: 184)
                }
            }
        }
    }

    private func card<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        content()
            .background(isDark ? Color(white: 0.13) : .white)
            .clipShape(RoundedRectangle(cornerRadius: 26, style: .continuous))
    }
}

struct CanvasView_Previews: PreviewProvider {
    static var previews: some View { CanvasView() }
}
