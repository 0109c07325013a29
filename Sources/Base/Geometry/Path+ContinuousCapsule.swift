// SPDX-License-Identifier: MIT

import Foundation

extension Path {
    /// A capsule with the continuous corners of a layer, as in `clipShape(Capsule())` and in switches.
    ///
    /// Along the long edges, the corners have Apple's curve. The ends have no room for the curve: a straight line runs
    /// from the corner's joint to the middle of the end. Measured on switches of iOS 18 and on clipped banners, to a
    /// third of a pixel.
    package init(continuousCapsuleIn rect: CGRect) {
        let (long, short) = (max(rect.width, rect.height), min(rect.width, rect.height))
        guard long > short, short > 0 else {
            self.init(roundedRect: rect, cornerRadius: short / 2, style: .circular)
            return
        }
        let radius = short / 2
        let half = ContinuousCorner(room: long / short)
        let (middleLong, middleShort) = (long / 2, short / 2)
        /// Converts `point`, whose coordinates are distances from a corner in radii. `along` and `across` are 1 or −1
        /// and choose the corner.
        func at(_ along: CGFloat, _ across: CGFloat, _ point: CGPoint) -> CGPoint {
            let a = along * (middleLong - radius * point.x)
            let b = across * (middleShort - radius * point.y)
            return rect.width >= rect.height
                ? CGPoint(x: rect.midX + a, y: rect.midY + b) : CGPoint(x: rect.midX + b, y: rect.midY + a)
        }
        func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
        self.init()
        for (index, end) in ([1, -1] as [CGFloat]).enumerated() {
            let middle = at(end, end, CGPoint(x: 0, y: 1))
            if index == 0 { move(to: middle) } else { addLine(to: middle) }
            addLine(to: at(end, end, mirrored(half.joint)))
            addCurve(
                to: at(end, end, half.joint), control1: at(end, end, mirrored(half.middle)),
                control2: at(end, end, half.middle))
            addCurve(
                to: at(end, end, half.start), control1: at(end, end, half.leaving.1),
                control2: at(end, end, half.leaving.0))
            addLine(to: at(-end, end, half.start))
            addCurve(
                to: at(-end, end, half.joint), control1: at(-end, end, half.leaving.0),
                control2: at(-end, end, half.leaving.1))
            addCurve(
                to: at(-end, end, mirrored(half.joint)), control1: at(-end, end, half.middle),
                control2: at(-end, end, mirrored(half.middle)))
        }
        closeSubpath()
    }
}
