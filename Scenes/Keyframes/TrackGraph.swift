// SPDX-License-Identifier: MIT

import SwiftUI

/// Graphs of the two tracks, with a point at the current value.
struct TrackGraph: View {
    /// The duration of each of the two keyframes, in seconds.
    let step: Double

    private let pointSize: CGFloat = 9

    private var timeline: KeyframeTimeline<AnimationProperties> {
        KeyframeTimeline(initialValue: AnimationProperties()) {
            KeyframeTrack(\.scale) {
                CubicKeyframe(0.7, duration: step)
                CubicKeyframe(1.0, duration: step)
            }
            KeyframeTrack(\.opacity) {
                CubicKeyframe(0.3, duration: step)
                CubicKeyframe(1.0, duration: step)
            }
        }
    }

    var body: some View {
        HStack(spacing: 30) {
            track("Scale", low: "0.7", .red, bottom: 0.7, \.scale)
            track("Opacity", low: "0.3", .orange, bottom: 0.3, \.opacity)
        }
    }

    private func track(
        _ name: String, low: String, _ color: Color, bottom: Double,
        _ property: KeyPath<AnimationProperties, Double>
    ) -> some View {
        let timeline = timeline
        let height: (Double) -> Double = { progress in
            1 - (timeline.value(progress: progress)[keyPath: property] - bottom) / (1 - bottom)
        }
        return VStack(alignment: .leading, spacing: 10) {
            HStack {
                Text(name).foregroundColor(.primary)
                Spacer()
                Text("1 → \(low) → 1").foregroundColor(.secondary)
            }
            .font(.system(size: 12, weight: .medium))
            GeometryReader { proxy in
                ZStack(alignment: .topLeading) {
                    Path { path in
                        for index in 0...80 {
                            let progress = Double(index) / 80
                            let point = CGPoint(x: progress * proxy.size.width, y: height(progress) * proxy.size.height)
                            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                        }
                    }
                    .stroke(color.opacity(0.4), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    // One linear keyframe moves the point along the time axis at constant speed.
                    KeyframeAnimator(initialValue: 0.0) { progress in
                        Circle()
                            .fill(color)
                            .frame(width: pointSize, height: pointSize)
                            .offset(
                                x: progress * proxy.size.width - pointSize / 2,
                                y: height(progress) * proxy.size.height - pointSize / 2)
                    } keyframes: { _ in
                        LinearKeyframe(1, duration: 2 * step)
                    }
                }
            }
            .frame(height: 48)
            // Keeps the point within the column at both ends.
            .padding(.horizontal, pointSize / 2)
            // Time runs from left to right in every language.
            .environment(\.layoutDirection, .leftToRight)
        }
    }
}
