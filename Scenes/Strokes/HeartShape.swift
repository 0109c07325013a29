// Made by `make shapes` from the picture heartOnWhite. Do not edit.

import SwiftUI

/// An outline of 250 × 225.642 points, measured from the origin whatever its frame.
struct HeartShape: Shape {
    /// In points.
    static let size = CGSize(width: 250, height: 225.642)

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 51.927, y: 0.669))
        path.addCurve(
            to: CGPoint(x: 0.284, y: 61.341), control1: CGPoint(x: 22.578, y: 4.486),
            control2: CGPoint(x: 2.222, y: 28.405))
        path.addCurve(
            to: CGPoint(x: 45.501, y: 157.521), control1: CGPoint(x: -1.475, y: 91.234),
            control2: CGPoint(x: 13.787, y: 123.696))
        path.addCurve(
            to: CGPoint(x: 105.407, y: 214.181), control1: CGPoint(x: 60.953, y: 173.999),
            control2: CGPoint(x: 73.081, y: 185.471))
        path.addCurve(
            to: CGPoint(x: 125, y: 225.509), control1: CGPoint(x: 117.602, y: 225.011),
            control2: CGPoint(x: 118.464, y: 225.509))
        path.addCurve(
            to: CGPoint(x: 144.593, y: 214.181), control1: CGPoint(x: 131.536, y: 225.509),
            control2: CGPoint(x: 132.398, y: 225.011))
        path.addCurve(
            to: CGPoint(x: 204.499, y: 157.521), control1: CGPoint(x: 176.919, y: 185.471),
            control2: CGPoint(x: 189.047, y: 173.999))
        path.addCurve(
            to: CGPoint(x: 244.7, y: 95.824), control1: CGPoint(x: 223.956, y: 136.769),
            control2: CGPoint(x: 238.276, y: 114.791))
        path.addCurve(
            to: CGPoint(x: 197.289, y: 0.519), control1: CGPoint(x: 260.45, y: 49.317),
            control2: CGPoint(x: 238.525, y: 5.244))
        path.addCurve(
            to: CGPoint(x: 175.99, y: 1.756), control1: CGPoint(x: 191.593, y: -0.134),
            control2: CGPoint(x: 182.061, y: 0.42))
        path.addCurve(
            to: CGPoint(x: 126.464, y: 49.853), control1: CGPoint(x: 155.137, y: 6.346),
            control2: CGPoint(x: 137.286, y: 23.68))
        path.addCurve(
            to: CGPoint(x: 124.989, y: 52.998), control1: CGPoint(x: 125.747, y: 51.582),
            control2: CGPoint(x: 125.086, y: 52.998))
        path.addCurve(
            to: CGPoint(x: 124.074, y: 51.057), control1: CGPoint(x: 124.896, y: 52.998),
            control2: CGPoint(x: 124.483, y: 52.125))
        path.addCurve(
            to: CGPoint(x: 115.8, y: 34.451), control1: CGPoint(x: 122.918, y: 48.038),
            control2: CGPoint(x: 117.746, y: 37.658))
        path.addCurve(
            to: CGPoint(x: 67.192, y: 0.546), control1: CGPoint(x: 103.624, y: 14.395),
            control2: CGPoint(x: 87.329, y: 3.03))
        path.addCurve(
            to: CGPoint(x: 51.927, y: 0.669), control1: CGPoint(x: 64.202, y: 0.179),
            control2: CGPoint(x: 55.137, y: 0.252))
        path.closeSubpath()
        return path
    }
}
