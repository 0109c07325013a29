// SPDX-License-Identifier: MIT

// Made by `make shapes` from the picture weOnWhite. Do not edit.

import SwiftUI

/// An outline of 250 × 129.789 points, measured from the origin whatever its frame.
struct WeTextShape: Shape {
    /// In points.
    static let size = CGSize(width: 250, height: 129.789)

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 114.866, y: 0.848))
        path.addCurve(
            to: CGPoint(x: 111.41, y: 3.999), control1: CGPoint(x: 113.436, y: 1.372),
            control2: CGPoint(x: 112.213, y: 2.488))
        path.addCurve(
            to: CGPoint(x: 99.964, y: 61.422), control1: CGPoint(x: 109.576, y: 7.459),
            control2: CGPoint(x: 103.223, y: 39.327))
        path.addCurve(
            to: CGPoint(x: 98.501, y: 66.276), control1: CGPoint(x: 99.262, y: 66.169),
            control2: CGPoint(x: 99.061, y: 66.837))
        path.addCurve(
            to: CGPoint(x: 94.255, y: 52.019), control1: CGPoint(x: 98.309, y: 66.085),
            control2: CGPoint(x: 96.398, y: 59.667))
        path.addCurve(
            to: CGPoint(x: 87.404, y: 34.325), control1: CGPoint(x: 89.935, y: 36.604),
            control2: CGPoint(x: 89.784, y: 36.214))
        path.addCurve(
            to: CGPoint(x: 78.065, y: 32.246), control1: CGPoint(x: 84.921, y: 32.354),
            control2: CGPoint(x: 84.241, y: 32.203))
        path.addCurve(
            to: CGPoint(x: 64.993, y: 35.735), control1: CGPoint(x: 70.206, y: 32.299),
            control2: CGPoint(x: 68.051, y: 32.874))
        path.addCurve(
            to: CGPoint(x: 57.11, y: 53.281), control1: CGPoint(x: 62.917, y: 37.677),
            control2: CGPoint(x: 62.632, y: 38.309))
        path.addCurve(
            to: CGPoint(x: 52.079, y: 66.319), control1: CGPoint(x: 54.535, y: 60.259),
            control2: CGPoint(x: 52.27, y: 66.128))
        path.addCurve(
            to: CGPoint(x: 50.872, y: 63.781), control1: CGPoint(x: 51.497, y: 66.899),
            control2: CGPoint(x: 51.224, y: 66.322))
        path.addCurve(
            to: CGPoint(x: 42.596, y: 13.889), control1: CGPoint(x: 47.596, y: 40.122),
            control2: CGPoint(x: 46.135, y: 31.315))
        path.addCurve(
            to: CGPoint(x: 39.045, y: 3.161), control1: CGPoint(x: 41.063, y: 6.346),
            control2: CGPoint(x: 40.486, y: 4.602))
        path.addCurve(
            to: CGPoint(x: 28.582, y: 2.124), control1: CGPoint(x: 36.839, y: 0.955),
            control2: CGPoint(x: 34.904, y: 0.764))
        path.addCurve(
            to: CGPoint(x: 11.202, y: 5.038), control1: CGPoint(x: 22.67, y: 3.396),
            control2: CGPoint(x: 16.681, y: 4.399))
        path.addCurve(
            to: CGPoint(x: 1.743, y: 8.834), control1: CGPoint(x: 5.146, y: 5.747),
            control2: CGPoint(x: 3.652, y: 6.343))
        path.addCurve(
            to: CGPoint(x: 2.371, y: 27.059), control1: CGPoint(x: -0.153, y: 11.303),
            control2: CGPoint(x: -0.103, y: 12.749))
        path.addCurve(
            to: CGPoint(x: 20.991, y: 121.849), control1: CGPoint(x: 8.168, y: 60.627),
            control2: CGPoint(x: 19.095, y: 116.245))
        path.addCurve(
            to: CGPoint(x: 26.755, y: 127.689), control1: CGPoint(x: 21.901, y: 124.535),
            control2: CGPoint(x: 24.04, y: 126.703))
        path.addCurve(
            to: CGPoint(x: 36.159, y: 128.372), control1: CGPoint(x: 28.01, y: 128.147),
            control2: CGPoint(x: 28.877, y: 128.209))
        path.addCurve(
            to: CGPoint(x: 53.115, y: 129.325), control1: CGPoint(x: 43.69, y: 128.539),
            control2: CGPoint(x: 47.174, y: 128.736))
        path.addCurve(
            to: CGPoint(x: 62.102, y: 126.691), control1: CGPoint(x: 57.124, y: 129.722),
            control2: CGPoint(x: 59.693, y: 128.968))
        path.addCurve(
            to: CGPoint(x: 67.378, y: 114.928), control1: CGPoint(x: 63.944, y: 124.95),
            control2: CGPoint(x: 64.339, y: 124.068))
        path.addCurve(
            to: CGPoint(x: 74.131, y: 93.242), control1: CGPoint(x: 69.746, y: 107.807),
            control2: CGPoint(x: 70.9, y: 104.1))
        path.addCurve(
            to: CGPoint(x: 76.607, y: 92.881), control1: CGPoint(x: 75.057, y: 90.127),
            control2: CGPoint(x: 75.778, y: 90.022))
        path.addCurve(
            to: CGPoint(x: 86.26, y: 123.017), control1: CGPoint(x: 80.57, y: 106.549),
            control2: CGPoint(x: 85.048, y: 120.527))
        path.addCurve(
            to: CGPoint(x: 90.833, y: 127.526), control1: CGPoint(x: 87.138, y: 124.823),
            control2: CGPoint(x: 89.054, y: 126.71))
        path.addCurve(
            to: CGPoint(x: 98.659, y: 128.242), control1: CGPoint(x: 93.029, y: 128.532),
            control2: CGPoint(x: 94.27, y: 128.645))
        path.addCurve(
            to: CGPoint(x: 115.558, y: 127.395), control1: CGPoint(x: 105.069, y: 127.653),
            control2: CGPoint(x: 110.187, y: 127.397))
        path.addCurve(
            to: CGPoint(x: 122.023, y: 127.134), control1: CGPoint(x: 118.331, y: 127.395),
            control2: CGPoint(x: 121.24, y: 127.277))
        path.addCurve(
            to: CGPoint(x: 129.068, y: 121.825), control1: CGPoint(x: 125.196, y: 126.547),
            control2: CGPoint(x: 127.795, y: 124.593))
        path.addCurve(
            to: CGPoint(x: 150.905, y: 13.97), control1: CGPoint(x: 131.425, y: 116.705),
            control2: CGPoint(x: 150.864, y: 20.697))
        path.addCurve(
            to: CGPoint(x: 145.673, y: 6.157), control1: CGPoint(x: 150.927, y: 10.213),
            control2: CGPoint(x: 149.114, y: 7.502))
        path.addCurve(
            to: CGPoint(x: 140.644, y: 5.146), control1: CGPoint(x: 145.125, y: 5.943),
            control2: CGPoint(x: 142.862, y: 5.489))
        path.addCurve(
            to: CGPoint(x: 123.594, y: 1.669), control1: CGPoint(x: 134.964, y: 4.272),
            control2: CGPoint(x: 128.997, y: 3.056))
        path.addCurve(
            to: CGPoint(x: 114.866, y: 0.848), control1: CGPoint(x: 118.616, y: 0.393),
            control2: CGPoint(x: 116.621, y: 0.204))
        path.closeSubpath()
        path.move(to: CGPoint(x: 231.92, y: 3.374))
        path.addCurve(
            to: CGPoint(x: 180.436, y: 6.674), control1: CGPoint(x: 216.645, y: 5.266),
            control2: CGPoint(x: 199.849, y: 6.341))
        path.addCurve(
            to: CGPoint(x: 167.184, y: 8.973), control1: CGPoint(x: 169.658, y: 6.858),
            control2: CGPoint(x: 169.495, y: 6.887))
        path.addCurve(
            to: CGPoint(x: 164.907, y: 17.72), control1: CGPoint(x: 165.127, y: 10.831),
            control2: CGPoint(x: 164.866, y: 11.839))
        path.addCurve(
            to: CGPoint(x: 165.223, y: 28.616), control1: CGPoint(x: 164.926, y: 20.551),
            control2: CGPoint(x: 165.067, y: 25.455))
        path.addCurve(
            to: CGPoint(x: 165.635, y: 55.316), control1: CGPoint(x: 165.376, y: 31.777),
            control2: CGPoint(x: 165.563, y: 43.791))
        path.addCurve(
            to: CGPoint(x: 164.253, y: 113.908), control1: CGPoint(x: 165.793, y: 80.491),
            control2: CGPoint(x: 165.51, y: 92.478))
        path.addCurve(
            to: CGPoint(x: 166.36, y: 127.648), control1: CGPoint(x: 163.642, y: 124.303),
            control2: CGPoint(x: 163.812, y: 125.409))
        path.addCurve(
            to: CGPoint(x: 176.806, y: 129.2), control1: CGPoint(x: 168.367, y: 129.411),
            control2: CGPoint(x: 169.861, y: 129.634))
        path.addCurve(
            to: CGPoint(x: 235.034, y: 128.57), control1: CGPoint(x: 193.163, y: 128.18),
            control2: CGPoint(x: 217.102, y: 127.921))
        path.addCurve(
            to: CGPoint(x: 247.965, y: 127.047), control1: CGPoint(x: 245.805, y: 128.963),
            control2: CGPoint(x: 246.085, y: 128.93))
        path.addCurve(
            to: CGPoint(x: 249.373, y: 117.337), control1: CGPoint(x: 249.818, y: 125.196),
            control2: CGPoint(x: 250.031, y: 123.721))
        path.addCurve(
            to: CGPoint(x: 248.937, y: 105.723), control1: CGPoint(x: 249.121, y: 114.914),
            control2: CGPoint(x: 248.97, y: 110.884))
        path.addCurve(
            to: CGPoint(x: 248.331, y: 96.557), control1: CGPoint(x: 248.884, y: 98.06),
            control2: CGPoint(x: 248.865, y: 97.783))
        path.addCurve(
            to: CGPoint(x: 242.091, y: 92.306), control1: CGPoint(x: 247.323, y: 94.241),
            control2: CGPoint(x: 245.098, y: 92.727))
        path.addCurve(
            to: CGPoint(x: 210.987, y: 93.772), control1: CGPoint(x: 239.713, y: 91.973),
            control2: CGPoint(x: 220.352, y: 92.886))
        path.addCurve(
            to: CGPoint(x: 203.02, y: 87.203), control1: CGPoint(x: 204.459, y: 94.389),
            control2: CGPoint(x: 203.532, y: 93.628))
        path.addCurve(
            to: CGPoint(x: 204.052, y: 81.063), control1: CGPoint(x: 202.716, y: 83.434),
            control2: CGPoint(x: 202.893, y: 82.38))
        path.addCurve(
            to: CGPoint(x: 215.158, y: 79.868), control1: CGPoint(x: 205.017, y: 79.964),
            control2: CGPoint(x: 204.914, y: 79.976))
        path.addCurve(
            to: CGPoint(x: 229.84, y: 78.776), control1: CGPoint(x: 224.911, y: 79.768),
            control2: CGPoint(x: 228.139, y: 79.528))
        path.addCurve(
            to: CGPoint(x: 233.738, y: 72.977), control1: CGPoint(x: 232.165, y: 77.749),
            control2: CGPoint(x: 233.721, y: 75.436))
        path.addCurve(
            to: CGPoint(x: 233.345, y: 53.958), control1: CGPoint(x: 233.762, y: 69.459),
            control2: CGPoint(x: 233.46, y: 54.825))
        path.addCurve(
            to: CGPoint(x: 228.927, y: 49.404), control1: CGPoint(x: 233.08, y: 51.94),
            control2: CGPoint(x: 231.286, y: 50.091))
        path.addCurve(
            to: CGPoint(x: 213.362, y: 49.734), control1: CGPoint(x: 227.301, y: 48.93),
            control2: CGPoint(x: 220.28, y: 49.078))
        path.addCurve(
            to: CGPoint(x: 206.851, y: 50.16), control1: CGPoint(x: 210.927, y: 49.964),
            control2: CGPoint(x: 207.996, y: 50.156))
        path.addCurve(
            to: CGPoint(x: 203.91, y: 49.337), control1: CGPoint(x: 204.794, y: 50.168),
            control2: CGPoint(x: 204.758, y: 50.158))
        path.addCurve(
            to: CGPoint(x: 202.627, y: 43.563), control1: CGPoint(x: 202.725, y: 48.187),
            control2: CGPoint(x: 202.534, y: 47.33))
        path.addCurve(
            to: CGPoint(x: 203.381, y: 39.294), control1: CGPoint(x: 202.701, y: 40.462),
            control2: CGPoint(x: 202.737, y: 40.266))
        path.addCurve(
            to: CGPoint(x: 211.959, y: 37.361), control1: CGPoint(x: 204.574, y: 37.495),
            control2: CGPoint(x: 205.136, y: 37.368))
        path.addCurve(
            to: CGPoint(x: 241.351, y: 34.907), control1: CGPoint(x: 223.142, y: 37.352),
            control2: CGPoint(x: 238.17, y: 36.097))
        path.addCurve(
            to: CGPoint(x: 245.364, y: 31.25), control1: CGPoint(x: 243, y: 34.289),
            control2: CGPoint(x: 244.641, y: 32.795))
        path.addCurve(
            to: CGPoint(x: 245.568, y: 24.665), control1: CGPoint(x: 246.042, y: 29.801),
            control2: CGPoint(x: 246.106, y: 27.704))
        path.addCurve(
            to: CGPoint(x: 244.272, y: 12.32), control1: CGPoint(x: 244.919, y: 21.011),
            control2: CGPoint(x: 244.483, y: 16.851))
        path.addCurve(
            to: CGPoint(x: 243.295, y: 6.307), control1: CGPoint(x: 244.068, y: 7.991),
            control2: CGPoint(x: 244.042, y: 7.828))
        path.addCurve(
            to: CGPoint(x: 241.422, y: 4.047), control1: CGPoint(x: 242.696, y: 5.096),
            control2: CGPoint(x: 242.28, y: 4.591))
        path.addCurve(
            to: CGPoint(x: 231.92, y: 3.374), control1: CGPoint(x: 239.337, y: 2.725),
            control2: CGPoint(x: 237.95, y: 2.627))
        path.closeSubpath()
        return path
    }
}
