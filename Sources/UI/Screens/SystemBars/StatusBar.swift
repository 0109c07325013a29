// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore
import Controls

/// The status bar: 9:41, full signal and a full battery.
struct StatusBar: View {
    /// The bar's height, equal to the device's top inset, in points.
    let height: CGFloat
    /// Whether the device is a tablet, whose text is smaller and closer to the edges.
    let isTablet: Bool
    /// Whether the content beneath is dark regardless of the colour scheme.
    let isOnDark: Bool
    @Environment(\.colorScheme) private var colorScheme

    private var color: Color { isOnDark || colorScheme == .dark ? .white : .black }

    var body: some View {
        Group {
            if isTablet {
                bar(letters: 12, signs: 11).padding(.horizontal, 20)
            } else if height <= 20 {
                ZStack {
                    Text(verbatim: "9:41 AM").font(.system(size: 12, weight: .semibold))
                    HStack(spacing: 4) {
                        CellularSign().frame(width: 14, height: 9)
                        WirelessSign().frame(width: 13, height: 9.5)
                        Spacer()
                        BatterySign().frame(width: 22, height: 10.5)
                    }
                    .padding(.horizontal, 8)
                }
            } else {
                // Places the time and the signs on either side of the camera. If the camera is pill-shaped, they are in
                // line with it.
                let hasPill = height > 50
                HStack(spacing: 0) {
                    Text(verbatim: "9:41").font(.system(size: 17, weight: .semibold)).frame(maxWidth: .infinity)
                    Spacer().frame(width: hasPill ? 106 : height == 47 ? 176 : 206)
                    signs(11.5).frame(maxWidth: .infinity)
                }
                .padding(.top, hasPill ? max(height - 59, 0) : 2)
            }
        }
        .foregroundStyle(color)
        .frame(height: height)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.dynamicTypeSize, .large)
    }

    private func bar(letters: CGFloat, signs height: CGFloat) -> some View {
        HStack(spacing: 5) {
            Text(verbatim: "9:41 AM  Tue Jan 9").font(.system(size: letters, weight: .semibold))
            Spacer()
            WirelessSign().frame(width: height * 1.35, height: height * 0.95)
            BatterySign().frame(width: height * 2.1, height: height)
        }
    }

    private func signs(_ height: CGFloat) -> some View {
        HStack(spacing: 6) {
            CellularSign().frame(width: height * 1.55, height: height)
            WirelessSign().frame(width: height * 1.4, height: height)
            BatterySign().frame(width: height * 2.25, height: height * 1.08)
        }
    }
}

/// The mobile signal: four bars of increasing height.
private struct CellularSign: View {
    var body: some View {
        GeometryReader { box in
            let (width, gap) = (box.size.width * 0.185, box.size.width * 0.0867)
            ForEach(0..<4, id: \.self) { index in
                let height = box.size.height * (0.34 + 0.22 * CGFloat(index))
                RoundedRectangle(cornerRadius: width * 0.35)
                    .frame(width: width, height: height)
                    .offset(x: CGFloat(index) * (width + gap), y: box.size.height - height)
            }
        }
    }
}

/// The Wi-Fi signal: three arcs of increasing radius.
private struct WirelessSign: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.maxY)
        // Half of the arcs' angle, chosen so that the symbol is about as wide as `rect`.
        let half = Angle(radians: Double(atan2(rect.width / 2, rect.height * 0.82)))
        for (inner, outer) in [(0.0, 0.3), (0.44, 0.64), (0.78, 1.0)] {
            let (near, far) = (rect.height * CGFloat(inner), rect.height * CGFloat(outer))
            let (from, to) = (.degrees(-90) - half, .degrees(-90) + half)
            path.addArc(center: center, radius: far, startAngle: from, endAngle: to, clockwise: false)
            path.addArc(center: center, radius: near, startAngle: to, endAngle: from, clockwise: true)
            path.closeSubpath()
        }
        return path
    }
}

/// A full battery.
private struct BatterySign: View {
    var body: some View {
        GeometryReader { box in
            let (width, height) = (box.size.width * 0.915, box.size.height)
            RoundedRectangle(cornerRadius: height * 0.33, style: .continuous)
                .strokeBorder(lineWidth: 1)
                .opacity(0.35)
                .frame(width: width, height: height)
            RoundedRectangle(cornerRadius: height * 0.19, style: .continuous)
                .frame(width: width - 4, height: height - 4)
                .offset(x: 2, y: 2)
            UnevenRoundedRectangle(bottomTrailingRadius: 2, topTrailingRadius: 2)
                .opacity(0.4)
                .frame(width: box.size.width * 0.055, height: height * 0.33)
                .offset(x: width + 1, y: height * 0.335)
        }
    }
}
