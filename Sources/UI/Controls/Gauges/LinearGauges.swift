// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// A thin capacity bar between the labels of its bounds. The gauge's label is above the bar; the value's label is below
/// it.
struct LinearCapacityGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.linearGaugeTint) private var tint

    var body: some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                Capsule()
                    .fill(Color.systemFill)
                    .overlay { LeadingPart(fraction: configuration.value).fill(tint ?? AnyShapeStyle(.tint)) }
                    .frame(height: 4)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A thick bar with a ring at the value, between the labels of its bounds.
struct AccessoryLinearGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.linearGaugeTint) private var tint

    private static let height: CGFloat = 6
    /// The diameter of the mark and of the ring-shaped gap around it, in points.
    private static let (mark, gap): (CGFloat, CGFloat) = (8, 14)

    var body: some View {
        HStack(spacing: 6) {
            (configuration.minimumValueLabel).font(.footnote)
            GeometryReader { geometry in
                let way = max(geometry.size.width - Self.height, 0) * configuration.value
                ZStack(alignment: .leading) {
                    Capsule()
                        .fill(tint ?? AnyShapeStyle(.foreground))
                        .frame(height: Self.height)
                        .mask {
                            MarkedLine(place: way + Self.height / 2, radius: Self.gap / 2)
                                .fill(style: FillStyle(eoFill: true))
                        }
                    Circle()
                        .fill(.foreground)
                        .frame(width: Self.mark, height: Self.mark)
                        .padding(.leading, way + (Self.height - Self.mark) / 2)
                }
                .frame(height: geometry.size.height)
            }
            .frame(height: Self.gap)
            (configuration.maximumValueLabel).font(.footnote)
        }
    }
}

/// A rectangle with a disc cut out.
private struct MarkedLine: Shape {
    /// The x coordinate of the disc's centre, from the leading edge.
    var place: CGFloat
    let radius: CGFloat

    var animatableData: CGFloat {
        get { place }
        set { place = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path(rect.insetBy(dx: 0, dy: -radius))
        path.addEllipse(
            in: CGRect(
                x: rect.minX + place - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
        return path
    }
}

/// A thick capacity bar with the gauge's label above it and the value's label below it.
struct AccessoryLinearCapacityGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.linearGaugeTint) private var tint

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label.font(.footnote.weight(.semibold))
            HStack(spacing: 6) {
                configuration.minimumValueLabel.font(.footnote)
                let style = tint ?? AnyShapeStyle(.foreground)
                Capsule()
                    .fill(style)
                    .opacity(0.3)
                    .overlay { LeadingPart(fraction: configuration.value).fill(style) }
                    .frame(height: 6)
                configuration.maximumValueLabel.font(.footnote)
            }
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}
