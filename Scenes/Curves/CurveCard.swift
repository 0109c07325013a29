// SPDX-License-Identifier: MIT

import SwiftUI

/// A curve: its name, its graph with a moving point, and a bar that the animation moves.
///
/// Point and bar share one scale, so they are always at the same height.
struct CurveCard: View {
    let sample: CurveSample
    /// Whether the point and the bar move to the target; false puts them back at the start.
    let isThere: Bool

    private let graphHeight = 68.0
    private let barSize = CGSize(width: 18, height: 6)

    private var tint: Color { sample.isSpring ? .pink : .blue }

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(sample.name)
                .font(.system(size: 12, weight: .semibold))
                .foregroundColor(.primary)
            HStack(spacing: 14) {
                GeometryReader { proxy in
                    graph(width: proxy.size.width)
                }
                bar
            }
            .frame(height: graphHeight)
            .background(levels)
            // Time runs from left to right in every language.
            .environment(\.layoutDirection, .leftToRight)
        }
        .padding(.horizontal, 12)
        .padding(.top, 11)
        .padding(.bottom, 7)
        .background(
            RoundedRectangle(cornerRadius: 14, style: .continuous)
                .fill(Color(.secondarySystemGroupedBackground)))
    }

    /// Lines at the start and at the target.
    private var levels: some View {
        ZStack(alignment: .top) {
            ForEach([0.0, 1], id: \.self) { level in
                Rectangle()
                    .fill(Color.primary.opacity(0.12))
                    .frame(height: 1)
                    .offset(y: CurveGraph.y(of: level, in: graphHeight) - 0.5)
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }

    private func graph(width: CGFloat) -> some View {
        ZStack(alignment: .topLeading) {
            CurveGraph(value: sample.value)
                .stroke(tint.opacity(0.45), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            Circle()
                .fill(tint)
                .frame(width: 9, height: 9)
                .offset(x: -4.5, y: height - 4.5)
                .animation(isThere ? sample.animation : nil, value: isThere)
                .offset(x: isThere ? width : 0)
        }
    }

    private var bar: some View {
        Capsule()
            .fill(tint)
            .frame(width: barSize.width, height: barSize.height)
            .offset(y: height - barSize.height / 2)
            .animation(isThere ? sample.animation : nil, value: isThere)
            .frame(maxHeight: .infinity, alignment: .top)
    }

    /// The vertical position that the point and the bar move to.
    private var height: CGFloat { CurveGraph.y(of: isThere ? 1 : 0, in: graphHeight) }
}
