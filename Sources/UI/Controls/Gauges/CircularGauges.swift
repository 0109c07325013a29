// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// The dimensions of circular gauges, in points.
private enum RingMetrics {
    static let side: CGFloat = 58
    static let line: CGFloat = 6
    /// The fraction of the ring that is left out: a gap centred at the bottom.
    static let opening = 0.25
}

extension EnvironmentValues {
    fileprivate var openRingTint: AnyShapeStyle? {
        let half = 180 * (1 - RingMetrics.opening)
        return ringTint((270 - half)...(270 + half))
    }

    /// The tint of a closed ring, which is not mirrored in right-to-left layouts. Its gradient starts 8° before the
    /// top, where the stroke's round cap begins.
    fileprivate var closedRingTint: AnyShapeStyle? {
        var values = self
        values.layoutDirection = .leftToRight
        return values.ringTint(-98...262)
    }
}

/// A three-quarter ring with a mark at the value and the value's label in the middle. The labels of the bounds are in
/// the gap; if there are none, the gauge's label is there.
struct AccessoryCircularGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.openRingTint) private var tint

    var body: some View {
        ZStack {
            Ring(style: tint ?? AnyShapeStyle(.foreground), mark: configuration.value)
            configuration.currentValueLabel
                .font(.system(size: 22, weight: .medium))
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .frame(width: 38)
            opening
                .font(.system(size: 10, weight: .medium))
                .frame(maxHeight: .infinity, alignment: .bottom)
                .offset(y: 1)
        }
        .frame(width: RingMetrics.side, height: RingMetrics.side)
    }

    @ViewBuilder private var opening: some View {
        if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
            configuration.label.lineLimit(1).minimumScaleFactor(0.5).frame(width: 26)
        } else {
            HStack(spacing: 4) {
                configuration.minimumValueLabel.frame(width: 17)
                configuration.maximumValueLabel.frame(width: 17)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
    }

    private struct Ring: View {
        let style: AnyShapeStyle
        let mark: Double

        var body: some View {
            OpenRing(part: 0...1)
                .stroke(style, style: StrokeStyle(lineWidth: RingMetrics.line, lineCap: .round))
                .mask {
                    RingMark(value: mark, radius: 7, isCutOut: true).fill(style: FillStyle(eoFill: true))
                }
            RingMark(value: mark, radius: 4, isCutOut: false).fill(.foreground)
        }
    }
}

/// A ring that fills clockwise from the top.
struct AccessoryCircularCapacityGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.closedRingTint) private var tint

    var body: some View {
        let style = tint ?? AnyShapeStyle(.foreground)
        let stroke = StrokeStyle(lineWidth: RingMetrics.line, lineCap: .round)
        ZStack {
            Circle().inset(by: RingMetrics.line / 2).stroke(style, style: stroke).opacity(0.3)
            Circle()
                .inset(by: RingMetrics.line / 2)
                .trim(from: 0, to: configuration.value)
                .rotation(.degrees(-90))
                .stroke(style, style: stroke)
            middle
                .font(.system(size: 20, weight: .medium))
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .frame(width: 40)
        }
        .frame(width: RingMetrics.side, height: RingMetrics.side)
    }

    @ViewBuilder private var middle: some View {
        if let current = configuration.currentValueLabel { current } else { configuration.label }
    }
}

/// An arc of the open ring. `part` is a range of fractions of the ring: 0 is the start of the ring, 1 is its end.
private struct OpenRing: Shape {
    let part: ClosedRange<Double>

    nonisolated func path(in rect: CGRect) -> Path {
        let way = 1 - RingMetrics.opening
        let start = 0.25 + RingMetrics.opening / 2
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: (min(rect.width, rect.height) - RingMetrics.line) / 2,
            startAngle: .radians(2 * .pi * (start + way * part.lowerBound)),
            endAngle: .radians(2 * .pi * (start + way * part.upperBound)), clockwise: false)
        return path
    }
}

/// A disc at `value` on the open ring. If `isCutOut`, the path also contains a surrounding rectangle; its even-odd fill
/// covers everything except the disc.
private struct RingMark: Shape {
    var value: Double
    let radius: CGFloat
    let isCutOut: Bool

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let angle = 2 * Double.pi * (0.25 + RingMetrics.opening / 2 + (1 - RingMetrics.opening) * value)
        let distance = (min(rect.width, rect.height) - RingMetrics.line) / 2
        var path = isCutOut ? Path(rect.insetBy(dx: -radius, dy: -radius)) : Path()
        let middle = CGPoint(x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle))
        path.addEllipse(in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        return path
    }
}
