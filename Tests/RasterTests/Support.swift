// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import Testing

/// Draws items at one pixel per point.
func render(
    _ width: Double, _ height: Double, background: RGBAColor? = nil, scale: Double = 1, _ items: [DisplayItem]
) -> Bitmap {
    Rasterizer().draw(
        DisplayList(size: CGSize(width: width, height: height), scale: scale, background: background, items: items))
}

func fill(
    _ path: Path, _ color: RGBAColor = .black, eo: Bool = false, antialiased: Bool = true
) -> DisplayItem {
    DisplayItem(.fill(path, FillStyle(eoFill: eo, antialiased: antialiased), .color(color)))
}

func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
}

func polygon(_ points: [SIMD2<Double>]) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
    path.closeSubpath()
    return path
}

func turn(_ degrees: Double, aboutX x: Double, y: Double) -> ProjectionTransform {
    ProjectionTransform(
        CGAffineTransform(translationX: -x, y: -y).concatenating(
            CGAffineTransform(rotationAngle: degrees * .pi / 180)
        ).concatenating(CGAffineTransform(translationX: x, y: y)))
}

func tilt(_ degrees: Double, axis: (CGFloat, CGFloat, CGFloat), _ size: CGSize) -> ProjectionTransform {
    .rotation3D(
        angle: .degrees(degrees), axis: axis, anchor: .center, anchorZ: 0, perspective: 1, size: size)
}

/// The signed area of a polygon inside of one pixel.
func signedArea(_ points: [SIMD2<Double>], x: Double, y: Double) -> Double {
    var cut = points
    func keep(_ inside: (SIMD2<Double>) -> Double) {
        var result: [SIMD2<Double>] = []
        for i in cut.indices {
            let a = cut[i], b = cut[(i + 1) % cut.count]
            let da = inside(a), db = inside(b)
            if da >= 0 { result.append(a) }
            if (da >= 0) != (db >= 0) { result.append(a + (b - a) * (da / (da - db))) }
        }
        cut = result
    }
    keep { $0.x - x }
    keep { x + 1 - $0.x }
    keep { $0.y - y }
    keep { y + 1 - $0.y }
    var sum = 0.0
    for i in cut.indices {
        let a = cut[i], b = cut[(i + 1) % cut.count]
        sum += a.x * b.y - a.y * b.x
    }
    return sum / 2
}

func isEmpty(_ bitmap: Bitmap) -> Bool { bitmap == Bitmap(width: bitmap.width, height: bitmap.height) }

/// Whether every pixel's colours stay within its alpha.
func isPremultiplied(_ bitmap: Bitmap) -> Bool {
    (0..<bitmap.height).allSatisfy { y in
        (0..<bitmap.width).allSatisfy { x in
            let p = bitmap[x, y]
            return p.x <= p.w && p.y <= p.w && p.z <= p.w
        }
    }
}
