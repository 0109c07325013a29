// Made by `make shapes` from the picture birdOnWhite. Do not edit.

import SwiftUI

/// An outline of 250 × 242.872 points, measured from the origin whatever its frame.
struct BirdShape: Shape {
    /// In points.
    static let size = CGSize(width: 250, height: 242.872)

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 102.284, y: 0.397))
        path.addCurve(
            to: CGPoint(x: 101.675, y: 3.946), control1: CGPoint(x: 102.202, y: 0.53),
            control2: CGPoint(x: 101.93, y: 2.126))
        path.addCurve(
            to: CGPoint(x: 101.212, y: 13.238), control1: CGPoint(x: 101.337, y: 6.372),
            control2: CGPoint(x: 101.214, y: 8.854))
        path.addCurve(
            to: CGPoint(x: 102.627, y: 26.825), control1: CGPoint(x: 101.212, y: 19.491),
            control2: CGPoint(x: 101.515, y: 22.396))
        path.addCurve(
            to: CGPoint(x: 103.052, y: 28.905), control1: CGPoint(x: 102.905, y: 27.925),
            control2: CGPoint(x: 103.096, y: 28.862))
        path.addCurve(
            to: CGPoint(x: 101.023, y: 27.248), control1: CGPoint(x: 103.009, y: 28.949),
            control2: CGPoint(x: 102.095, y: 28.205))
        path.addCurve(
            to: CGPoint(x: 88.213, y: 18.562), control1: CGPoint(x: 96.795, y: 23.483),
            control2: CGPoint(x: 92.625, y: 20.654))
        path.addCurve(
            to: CGPoint(x: 81.041, y: 15.871), control1: CGPoint(x: 85.667, y: 17.352),
            control2: CGPoint(x: 81.225, y: 15.687))
        path.addCurve(
            to: CGPoint(x: 83.686, y: 23.803), control1: CGPoint(x: 80.871, y: 16.039),
            control2: CGPoint(x: 82.225, y: 20.097))
        path.addCurve(
            to: CGPoint(x: 88.809, y: 34.287), control1: CGPoint(x: 85.356, y: 28.042),
            control2: CGPoint(x: 86.538, y: 30.458))
        path.addCurve(
            to: CGPoint(x: 92.154, y: 38.096), control1: CGPoint(x: 90.397, y: 36.965),
            control2: CGPoint(x: 90.593, y: 37.189))
        path.addCurve(
            to: CGPoint(x: 106.029, y: 47.772), control1: CGPoint(x: 95.619, y: 40.104),
            control2: CGPoint(x: 102.113, y: 44.633))
        path.addCurve(
            to: CGPoint(x: 126.24, y: 68.45), control1: CGPoint(x: 112.933, y: 53.307),
            control2: CGPoint(x: 120.85, y: 61.405))
        path.addCurve(
            to: CGPoint(x: 134.066, y: 80.13), control1: CGPoint(x: 128.279, y: 71.115),
            control2: CGPoint(x: 132.882, y: 77.986))
        path.addCurve(
            to: CGPoint(x: 135.069, y: 81.466), control1: CGPoint(x: 134.47, y: 80.866),
            control2: CGPoint(x: 134.921, y: 81.466))
        path.addCurve(
            to: CGPoint(x: 138.686, y: 78.837), control1: CGPoint(x: 135.603, y: 81.466),
            control2: CGPoint(x: 137.625, y: 79.997))
        path.addCurve(
            to: CGPoint(x: 140.059, y: 72.378), control1: CGPoint(x: 140.642, y: 76.703),
            control2: CGPoint(x: 140.7, y: 76.431))
        path.addCurve(
            to: CGPoint(x: 110.252, y: 8.704), control1: CGPoint(x: 136.479, y: 49.784),
            control2: CGPoint(x: 126.105, y: 27.622))
        path.addCurve(
            to: CGPoint(x: 102.284, y: 0.397), control1: CGPoint(x: 106.894, y: 4.695),
            control2: CGPoint(x: 102.475, y: 0.089))
        path.closeSubpath()
        path.move(to: CGPoint(x: 23.992, y: 34.88))
        path.addCurve(
            to: CGPoint(x: 10.565, y: 36.426), control1: CGPoint(x: 19.786, y: 35.127),
            control2: CGPoint(x: 14.562, y: 35.731))
        path.addCurve(
            to: CGPoint(x: 0.509, y: 38.697), control1: CGPoint(x: 6.527, y: 37.131),
            control2: CGPoint(x: 0.509, y: 38.488))
        path.addCurve(
            to: CGPoint(x: 2.482, y: 39.445), control1: CGPoint(x: 0.509, y: 38.793),
            control2: CGPoint(x: 1.398, y: 39.129))
        path.addCurve(
            to: CGPoint(x: 26.41, y: 51.008), control1: CGPoint(x: 10.878, y: 41.884),
            control2: CGPoint(x: 20.216, y: 46.395))
        path.addCurve(
            to: CGPoint(x: 33.859, y: 57.864), control1: CGPoint(x: 28.966, y: 52.91),
            control2: CGPoint(x: 34.101, y: 57.635))
        path.addCurve(
            to: CGPoint(x: 31.95, y: 57.734), control1: CGPoint(x: 33.791, y: 57.93),
            control2: CGPoint(x: 32.93, y: 57.872))
        path.addCurve(
            to: CGPoint(x: 18.765, y: 58.284), control1: CGPoint(x: 29.122, y: 57.34),
            control2: CGPoint(x: 21.698, y: 57.648))
        path.addCurve(
            to: CGPoint(x: 8.065, y: 62.121), control1: CGPoint(x: 14.44, y: 59.221),
            control2: CGPoint(x: 7.581, y: 61.678))
        path.addCurve(
            to: CGPoint(x: 10.056, y: 62.882), control1: CGPoint(x: 8.18, y: 62.225),
            control2: CGPoint(x: 9.076, y: 62.566))
        path.addCurve(
            to: CGPoint(x: 21.953, y: 67.765), control1: CGPoint(x: 13.345, y: 63.936),
            control2: CGPoint(x: 18.941, y: 66.232))
        path.addCurve(
            to: CGPoint(x: 37.663, y: 79.32), control1: CGPoint(x: 27.551, y: 70.611),
            control2: CGPoint(x: 34.524, y: 75.738))
        path.addLine(to: CGPoint(x: 38.541, y: 80.321))
        path.addLine(to: CGPoint(x: 35.244, y: 80.481))
        path.addCurve(
            to: CGPoint(x: 22.912, y: 83.536), control1: CGPoint(x: 30.458, y: 80.713),
            control2: CGPoint(x: 27.263, y: 81.505))
        path.addCurve(
            to: CGPoint(x: 17.228, y: 87.067), control1: CGPoint(x: 20.163, y: 84.822),
            control2: CGPoint(x: 16.953, y: 86.815))
        path.addCurve(
            to: CGPoint(x: 19.389, y: 87.686), control1: CGPoint(x: 17.345, y: 87.174),
            control2: CGPoint(x: 18.315, y: 87.452))
        path.addCurve(
            to: CGPoint(x: 47.477, y: 100.71), control1: CGPoint(x: 29.595, y: 89.908),
            control2: CGPoint(x: 40.723, y: 95.069))
        path.addLine(to: CGPoint(x: 49.254, y: 102.197))
        path.addLine(to: CGPoint(x: 48.368, y: 102.413))
        path.addCurve(
            to: CGPoint(x: 39.588, y: 105.67), control1: CGPoint(x: 45.524, y: 103.101),
            control2: CGPoint(x: 41.581, y: 104.565))
        path.addCurve(
            to: CGPoint(x: 32.742, y: 110.871), control1: CGPoint(x: 37.322, y: 106.925),
            control2: CGPoint(x: 32.777, y: 110.379))
        path.addCurve(
            to: CGPoint(x: 52.974, y: 118.343), control1: CGPoint(x: 32.711, y: 111.326),
            control2: CGPoint(x: 45.132, y: 115.916))
        path.addCurve(
            to: CGPoint(x: 100.56, y: 127.576), control1: CGPoint(x: 69.598, y: 123.49),
            control2: CGPoint(x: 85.364, y: 126.55))
        path.addLine(to: CGPoint(x: 105.015, y: 127.877))
        path.addLine(to: CGPoint(x: 107.052, y: 126.841))
        path.addCurve(
            to: CGPoint(x: 120.509, y: 117.108), control1: CGPoint(x: 112.37, y: 124.14),
            control2: CGPoint(x: 115.904, y: 121.586))
        path.addCurve(
            to: CGPoint(x: 132.393, y: 101.69), control1: CGPoint(x: 125.252, y: 112.5),
            control2: CGPoint(x: 129.384, y: 107.136))
        path.addLine(to: CGPoint(x: 133.442, y: 99.786))
        path.addLine(to: CGPoint(x: 132.243, y: 97.569))
        path.addCurve(
            to: CGPoint(x: 105.143, y: 64.002), control1: CGPoint(x: 125.774, y: 85.603),
            control2: CGPoint(x: 115.718, y: 73.149))
        path.addCurve(
            to: CGPoint(x: 48.821, y: 36.298), control1: CGPoint(x: 88.577, y: 49.674),
            control2: CGPoint(x: 68.073, y: 39.59))
        path.addCurve(
            to: CGPoint(x: 23.992, y: 34.88), control1: CGPoint(x: 41.278, y: 35.01),
            control2: CGPoint(x: 31.395, y: 34.445))
        path.closeSubpath()
        path.move(to: CGPoint(x: 244.448, y: 49.005))
        path.addCurve(
            to: CGPoint(x: 202.612, y: 63.679), control1: CGPoint(x: 225.853, y: 53.213),
            control2: CGPoint(x: 213.493, y: 57.548))
        path.addCurve(
            to: CGPoint(x: 200.165, y: 64.919), control1: CGPoint(x: 201.403, y: 64.361),
            control2: CGPoint(x: 200.3, y: 64.919))
        path.addCurve(
            to: CGPoint(x: 199.254, y: 63.918), control1: CGPoint(x: 200.028, y: 64.919),
            control2: CGPoint(x: 199.618, y: 64.468))
        path.addCurve(
            to: CGPoint(x: 197.016, y: 61.235), control1: CGPoint(x: 198.89, y: 63.368),
            control2: CGPoint(x: 197.882, y: 62.161))
        path.addCurve(
            to: CGPoint(x: 163.725, y: 55.774), control1: CGPoint(x: 188.546, y: 52.179),
            control2: CGPoint(x: 174.626, y: 49.896))
        path.addCurve(
            to: CGPoint(x: 155.99, y: 61.841), control1: CGPoint(x: 160.876, y: 57.309),
            control2: CGPoint(x: 158.704, y: 59.012))
        path.addCurve(
            to: CGPoint(x: 142.971, y: 87.223), control1: CGPoint(x: 150.649, y: 67.406),
            control2: CGPoint(x: 146.83, y: 74.85))
        path.addCurve(
            to: CGPoint(x: 118.355, y: 137.22), control1: CGPoint(x: 137.589, y: 104.478),
            control2: CGPoint(x: 130.277, y: 119.333))
        path.addCurve(
            to: CGPoint(x: 84.784, y: 179.863), control1: CGPoint(x: 110.502, y: 149.007),
            control2: CGPoint(x: 101.729, y: 160.15))
        path.addCurve(
            to: CGPoint(x: 47.77, y: 223.775), control1: CGPoint(x: 62.956, y: 205.257),
            control2: CGPoint(x: 56.441, y: 212.989))
        path.addCurve(
            to: CGPoint(x: 42.976, y: 230.084), control1: CGPoint(x: 45.013, y: 227.205),
            control2: CGPoint(x: 42.856, y: 230.043))
        path.addCurve(
            to: CGPoint(x: 46.739, y: 229.241), control1: CGPoint(x: 43.098, y: 230.125),
            control2: CGPoint(x: 44.789, y: 229.745))
        path.addCurve(
            to: CGPoint(x: 85.183, y: 208.686), control1: CGPoint(x: 61.736, y: 225.367),
            control2: CGPoint(x: 75.249, y: 218.142))
        path.addLine(to: CGPoint(x: 87.5, y: 206.482))
        path.addLine(to: CGPoint(x: 87.403, y: 207.811))
        path.addCurve(
            to: CGPoint(x: 83.088, y: 230.975), control1: CGPoint(x: 86.713, y: 217.24),
            control2: CGPoint(x: 85.575, y: 223.343))
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
            to: CGPoint(x: 109.091, y: 213.34), control1: CGPoint(x: 94.249, y: 230.479),
            control2: CGPoint(x: 99.3, y: 225.053))
        path.addCurve(
            to: CGPoint(x: 129.776, y: 191.879), control1: CGPoint(x: 119.878, y: 200.438),
            control2: CGPoint(x: 122.192, y: 198.037))
        path.addCurve(
            to: CGPoint(x: 146.011, y: 177.329), control1: CGPoint(x: 136.683, y: 186.27),
            control2: CGPoint(x: 140.44, y: 182.905))
        path.addCurve(
            to: CGPoint(x: 181.12, y: 121.696), control1: CGPoint(x: 163.019, y: 160.308),
            control2: CGPoint(x: 174.628, y: 141.912))
        path.addCurve(
            to: CGPoint(x: 186.359, y: 101.197), control1: CGPoint(x: 182.256, y: 118.154),
            control2: CGPoint(x: 183.506, y: 113.266))
        path.addCurve(
            to: CGPoint(x: 197.958, y: 76.907), control1: CGPoint(x: 189.473, y: 88.035),
            control2: CGPoint(x: 192.332, y: 82.044))
        path.addCurve(
            to: CGPoint(x: 227.215, y: 59.829), control1: CGPoint(x: 203.083, y: 72.223),
            control2: CGPoint(x: 207.602, y: 69.585))
        path.addCurve(
            to: CGPoint(x: 249.605, y: 47.877), control1: CGPoint(x: 243.809, y: 51.576),
            control2: CGPoint(x: 250.896, y: 47.793))
        path.addCurve(
            to: CGPoint(x: 244.448, y: 49.005), control1: CGPoint(x: 249.473, y: 47.887),
            control2: CGPoint(x: 247.151, y: 48.394))
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
