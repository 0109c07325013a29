// SPDX-License-Identifier: MIT

// Made by `make shapes` from the picture birdOnWhite. Do not edit.

import SwiftUI

/// An outline of 250 × 242.872 points, measured from the origin whatever its frame.
struct BirdShape: Shape {
    /// In points.
    static let size = CGSize(width: 250, height: 242.872)

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 102.261, y: 0.642))
        path.addCurve(
            to: CGPoint(x: 101.303, y: 18.585), control1: CGPoint(x: 101.382, y: 3.562),
            control2: CGPoint(x: 100.84, y: 13.712))
        path.addCurve(
            to: CGPoint(x: 103.022, y: 28.513), control1: CGPoint(x: 101.563, y: 21.319),
            control2: CGPoint(x: 102.447, y: 26.426))
        path.addCurve(
            to: CGPoint(x: 101.599, y: 27.749), control1: CGPoint(x: 103.172, y: 29.055),
            control2: CGPoint(x: 102.961, y: 28.943))
        path.addCurve(
            to: CGPoint(x: 88.722, y: 18.837), control1: CGPoint(x: 96.65, y: 23.409),
            control2: CGPoint(x: 93.152, y: 20.99))
        path.addCurve(
            to: CGPoint(x: 81.044, y: 15.868), control1: CGPoint(x: 85.838, y: 17.436),
            control2: CGPoint(x: 81.25, y: 15.662))
        path.addCurve(
            to: CGPoint(x: 84.178, y: 25.076), control1: CGPoint(x: 80.891, y: 16.018),
            control2: CGPoint(x: 82.94, y: 22.039))
        path.addCurve(
            to: CGPoint(x: 89.478, y: 35.402), control1: CGPoint(x: 85.496, y: 28.312),
            control2: CGPoint(x: 87.821, y: 32.841))
        path.addCurve(
            to: CGPoint(x: 91.813, y: 37.874), control1: CGPoint(x: 90.295, y: 36.665),
            control2: CGPoint(x: 90.973, y: 37.38))
        path.addCurve(
            to: CGPoint(x: 103.742, y: 45.939), control1: CGPoint(x: 94.336, y: 39.353),
            control2: CGPoint(x: 101.316, y: 44.071))
        path.addCurve(
            to: CGPoint(x: 127.584, y: 70.265), control1: CGPoint(x: 112.492, y: 52.676),
            control2: CGPoint(x: 121.433, y: 61.797))
        path.addCurve(
            to: CGPoint(x: 134.058, y: 80.13), control1: CGPoint(x: 129.738, y: 73.231),
            control2: CGPoint(x: 132.915, y: 78.073))
        path.addCurve(
            to: CGPoint(x: 135.069, y: 81.466), control1: CGPoint(x: 134.468, y: 80.866),
            control2: CGPoint(x: 134.921, y: 81.466))
        path.addCurve(
            to: CGPoint(x: 138.686, y: 78.837), control1: CGPoint(x: 135.603, y: 81.466),
            control2: CGPoint(x: 137.625, y: 79.997))
        path.addCurve(
            to: CGPoint(x: 140.171, y: 73.019), control1: CGPoint(x: 140.575, y: 76.777),
            control2: CGPoint(x: 140.677, y: 76.375))
        path.addCurve(
            to: CGPoint(x: 115.318, y: 15.148), control1: CGPoint(x: 137.126, y: 52.902),
            control2: CGPoint(x: 128.432, y: 32.658))
        path.addCurve(
            to: CGPoint(x: 104.941, y: 2.78), control1: CGPoint(x: 112.09, y: 10.84),
            control2: CGPoint(x: 108.101, y: 6.085))
        path.addCurve(
            to: CGPoint(x: 102.261, y: 0.642), control1: CGPoint(x: 102.805, y: 0.545),
            control2: CGPoint(x: 102.391, y: 0.214))
        path.closeSubpath()
        path.move(to: CGPoint(x: 25.188, y: 34.883))
        path.addCurve(
            to: CGPoint(x: 10.81, y: 36.408), control1: CGPoint(x: 20.476, y: 35.109),
            control2: CGPoint(x: 15.036, y: 35.687))
        path.addCurve(
            to: CGPoint(x: 0.509, y: 38.669), control1: CGPoint(x: 6.948, y: 37.067),
            control2: CGPoint(x: 0.509, y: 38.48))
        path.addCurve(
            to: CGPoint(x: 3.628, y: 39.801), control1: CGPoint(x: 0.512, y: 38.755),
            control2: CGPoint(x: 1.914, y: 39.264))
        path.addCurve(
            to: CGPoint(x: 28.641, y: 52.755), control1: CGPoint(x: 13.432, y: 42.879),
            control2: CGPoint(x: 22.528, y: 47.589))
        path.addCurve(
            to: CGPoint(x: 33.844, y: 57.879), control1: CGPoint(x: 31.12, y: 54.85),
            control2: CGPoint(x: 34.027, y: 57.714))
        path.addCurve(
            to: CGPoint(x: 31.95, y: 57.732), control1: CGPoint(x: 33.783, y: 57.938),
            control2: CGPoint(x: 32.93, y: 57.872))
        path.addCurve(
            to: CGPoint(x: 25.713, y: 57.622), control1: CGPoint(x: 30.97, y: 57.594),
            control2: CGPoint(x: 28.164, y: 57.546))
        path.addCurve(
            to: CGPoint(x: 14.603, y: 59.343), control1: CGPoint(x: 21.153, y: 57.765),
            control2: CGPoint(x: 18.32, y: 58.205))
        path.addCurve(
            to: CGPoint(x: 8.07, y: 62.116), control1: CGPoint(x: 12.029, y: 60.13),
            control2: CGPoint(x: 7.834, y: 61.912))
        path.addCurve(
            to: CGPoint(x: 11.833, y: 63.508), control1: CGPoint(x: 8.182, y: 62.212),
            control2: CGPoint(x: 9.875, y: 62.839))
        path.addCurve(
            to: CGPoint(x: 31.051, y: 73.424), control1: CGPoint(x: 19.338, y: 66.074),
            control2: CGPoint(x: 25.379, y: 69.19))
        path.addCurve(
            to: CGPoint(x: 38.442, y: 80.224), control1: CGPoint(x: 33.465, y: 75.224),
            control2: CGPoint(x: 38.442, y: 79.804))
        path.addCurve(
            to: CGPoint(x: 36.057, y: 80.448), control1: CGPoint(x: 38.442, y: 80.349),
            control2: CGPoint(x: 37.368, y: 80.448))
        path.addCurve(
            to: CGPoint(x: 18.643, y: 85.855), control1: CGPoint(x: 30.43, y: 80.448),
            control2: CGPoint(x: 24.086, y: 82.419))
        path.addCurve(
            to: CGPoint(x: 17.164, y: 87.004), control1: CGPoint(x: 17.757, y: 86.415),
            control2: CGPoint(x: 17.093, y: 86.932))
        path.addCurve(
            to: CGPoint(x: 20.675, y: 87.999), control1: CGPoint(x: 17.235, y: 87.075),
            control2: CGPoint(x: 18.816, y: 87.523))
        path.addCurve(
            to: CGPoint(x: 48.093, y: 101.237), control1: CGPoint(x: 31.998, y: 90.888),
            control2: CGPoint(x: 41.858, y: 95.652))
        path.addLine(to: CGPoint(x: 49.213, y: 102.24))
        path.addLine(to: CGPoint(x: 46.619, y: 102.92))
        path.addCurve(
            to: CGPoint(x: 37.884, y: 106.731), control1: CGPoint(x: 43.284, y: 103.796),
            control2: CGPoint(x: 40.535, y: 104.995))
        path.addCurve(
            to: CGPoint(x: 32.841, y: 110.863), control1: CGPoint(x: 35.479, y: 108.31),
            control2: CGPoint(x: 32.841, y: 110.468))
        path.addCurve(
            to: CGPoint(x: 61.227, y: 120.754), control1: CGPoint(x: 32.841, y: 111.571),
            control2: CGPoint(x: 51.83, y: 118.187))
        path.addCurve(
            to: CGPoint(x: 102.088, y: 127.676), control1: CGPoint(x: 75.094, y: 124.542),
            control2: CGPoint(x: 89.481, y: 126.978))
        path.addLine(to: CGPoint(x: 105.015, y: 127.836))
        path.addLine(to: CGPoint(x: 106.805, y: 126.965))
        path.addCurve(
            to: CGPoint(x: 132.24, y: 101.925), control1: CGPoint(x: 116.64, y: 122.169),
            control2: CGPoint(x: 125.677, y: 113.271))
        path.addLine(to: CGPoint(x: 133.437, y: 99.852))
        path.addLine(to: CGPoint(x: 132.765, y: 98.523))
        path.addCurve(
            to: CGPoint(x: 126.958, y: 88.849), control1: CGPoint(x: 131.729, y: 96.479),
            control2: CGPoint(x: 128.928, y: 91.813))
        path.addCurve(
            to: CGPoint(x: 63.837, y: 40.125), control1: CGPoint(x: 111.948, y: 66.275),
            control2: CGPoint(x: 90.16, y: 49.458))
        path.addCurve(
            to: CGPoint(x: 25.188, y: 34.883), control1: CGPoint(x: 52.693, y: 36.174),
            control2: CGPoint(x: 38.45, y: 34.241))
        path.closeSubpath()
        path.move(to: CGPoint(x: 244.526, y: 48.997))
        path.addCurve(
            to: CGPoint(x: 202.34, y: 63.844), control1: CGPoint(x: 225.746, y: 53.261),
            control2: CGPoint(x: 212.836, y: 57.803))
        path.addLine(to: CGPoint(x: 200.13, y: 65.115))
        path.addLine(to: CGPoint(x: 198.844, y: 63.388))
        path.addCurve(
            to: CGPoint(x: 163.725, y: 55.774), control1: CGPoint(x: 190.922, y: 52.734),
            control2: CGPoint(x: 175.545, y: 49.399))
        path.addCurve(
            to: CGPoint(x: 148.704, y: 72.467), control1: CGPoint(x: 157.742, y: 58.999),
            control2: CGPoint(x: 152.541, y: 64.781))
        path.addCurve(
            to: CGPoint(x: 142.805, y: 87.757), control1: CGPoint(x: 146.253, y: 77.383),
            control2: CGPoint(x: 144.997, y: 80.634))
        path.addCurve(
            to: CGPoint(x: 118.806, y: 136.584), control1: CGPoint(x: 137.882, y: 103.747),
            control2: CGPoint(x: 130.023, y: 119.738))
        path.addCurve(
            to: CGPoint(x: 78.539, y: 187.118), control1: CGPoint(x: 109.771, y: 150.153),
            control2: CGPoint(x: 103.936, y: 157.477))
        path.addCurve(
            to: CGPoint(x: 42.979, y: 230.084), control1: CGPoint(x: 57.187, y: 212.039),
            control2: CGPoint(x: 42.408, y: 229.896))
        path.addCurve(
            to: CGPoint(x: 46.739, y: 229.241), control1: CGPoint(x: 43.098, y: 230.125),
            control2: CGPoint(x: 44.789, y: 229.745))
        path.addCurve(
            to: CGPoint(x: 85.183, y: 208.686), control1: CGPoint(x: 61.736, y: 225.367),
            control2: CGPoint(x: 75.249, y: 218.142))
        path.addLine(to: CGPoint(x: 87.5, y: 206.482))
        path.addLine(to: CGPoint(x: 87.403, y: 207.811))
        path.addCurve(
            to: CGPoint(x: 83.088, y: 230.975), control1: CGPoint(x: 86.716, y: 217.197),
            control2: CGPoint(x: 85.565, y: 223.378))
        path.addCurve(
            to: CGPoint(x: 78.91, y: 241.617), control1: CGPoint(x: 81.96, y: 234.432),
            control2: CGPoint(x: 79.906, y: 239.669))
        path.addCurve(
            to: CGPoint(x: 78.674, y: 242.617), control1: CGPoint(x: 78.623, y: 242.184),
            control2: CGPoint(x: 78.521, y: 242.617))
        path.addCurve(
            to: CGPoint(x: 88.745, y: 235.204), control1: CGPoint(x: 79.33, y: 242.617),
            control2: CGPoint(x: 84.776, y: 238.607))
        path.addCurve(
            to: CGPoint(x: 108.452, y: 214.104), control1: CGPoint(x: 94.137, y: 230.573),
            control2: CGPoint(x: 99.44, y: 224.896))
        path.addCurve(
            to: CGPoint(x: 129.636, y: 191.991), control1: CGPoint(x: 119.206, y: 201.225),
            control2: CGPoint(x: 122.77, y: 197.505))
        path.addCurve(
            to: CGPoint(x: 146.26, y: 177.088), control1: CGPoint(x: 136.072, y: 186.823),
            control2: CGPoint(x: 140.718, y: 182.658))
        path.addCurve(
            to: CGPoint(x: 178.457, y: 129.096), control1: CGPoint(x: 161.079, y: 162.2),
            control2: CGPoint(x: 171.443, y: 146.749))
        path.addCurve(
            to: CGPoint(x: 185.575, y: 104.442), control1: CGPoint(x: 181.202, y: 122.182),
            control2: CGPoint(x: 182.721, y: 116.92))
        path.addCurve(
            to: CGPoint(x: 191.708, y: 85.031), control1: CGPoint(x: 187.918, y: 94.201),
            control2: CGPoint(x: 189.302, y: 89.812))
        path.addCurve(
            to: CGPoint(x: 196.477, y: 78.373), control1: CGPoint(x: 193.19, y: 82.088),
            control2: CGPoint(x: 193.964, y: 81.006))
        path.addCurve(
            to: CGPoint(x: 207.485, y: 70.003), control1: CGPoint(x: 198.918, y: 75.817),
            control2: CGPoint(x: 203.037, y: 72.686))
        path.addCurve(
            to: CGPoint(x: 226.96, y: 59.949), control1: CGPoint(x: 209.376, y: 68.865),
            control2: CGPoint(x: 218.139, y: 64.338))
        path.addCurve(
            to: CGPoint(x: 249.605, y: 47.882), control1: CGPoint(x: 243.592, y: 51.675),
            control2: CGPoint(x: 250.904, y: 47.777))
        path.addCurve(
            to: CGPoint(x: 244.526, y: 48.997), control1: CGPoint(x: 249.473, y: 47.892),
            control2: CGPoint(x: 247.187, y: 48.394))
        path.closeSubpath()
        path.move(to: CGPoint(x: 178.694, y: 66.382))
        path.addCurve(
            to: CGPoint(x: 178.19, y: 72.378), control1: CGPoint(x: 180.855, y: 67.966),
            control2: CGPoint(x: 180.591, y: 71.115))
        path.addCurve(
            to: CGPoint(x: 173.21, y: 68.887), control1: CGPoint(x: 175.84, y: 73.613),
            control2: CGPoint(x: 172.887, y: 71.543))
        path.addCurve(
            to: CGPoint(x: 178.694, y: 66.382), control1: CGPoint(x: 173.534, y: 66.25),
            control2: CGPoint(x: 176.601, y: 64.847))
        path.closeSubpath()
        return path
    }
}
