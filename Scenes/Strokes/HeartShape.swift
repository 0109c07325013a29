// SPDX-License-Identifier: MIT

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
            to: CGPoint(x: 1.204, y: 79.237), control1: CGPoint(x: 16.764, y: 5.244),
            control2: CGPoint(x: -5.005, y: 38.961))
        path.addCurve(
            to: CGPoint(x: 45.501, y: 157.521), control1: CGPoint(x: 4.981, y: 103.726),
            control2: CGPoint(x: 20.078, y: 130.407))
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
            to: CGPoint(x: 241.844, y: 103.319), control1: CGPoint(x: 221.282, y: 139.62),
            control2: CGPoint(x: 234.612, y: 120.276))
        path.addCurve(
            to: CGPoint(x: 207.441, y: 2.596), control1: CGPoint(x: 260.6, y: 59.347),
            control2: CGPoint(x: 245.062, y: 13.852))
        path.addCurve(
            to: CGPoint(x: 175.99, y: 1.756), control1: CGPoint(x: 198.116, y: -0.193),
            control2: CGPoint(x: 186.287, y: -0.509))
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
            to: CGPoint(x: 67.05, y: 0.546), control1: CGPoint(x: 103.603, y: 14.36),
            control2: CGPoint(x: 86.997, y: 2.81))
        path.addCurve(
            to: CGPoint(x: 51.927, y: 0.669), control1: CGPoint(x: 63.857, y: 0.182),
            control2: CGPoint(x: 55.112, y: 0.254))
        path.closeSubpath()
        return path
    }
}
