// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster

import Vectors

/// A file around `body`, 100 units large.
func svg(_ body: String, _ attributes: String = "width=\"100\" height=\"100\" viewBox=\"0 0 100 100\"") throws
    -> SVGDocument
{
    try SVGDocument(
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(body)</svg>".utf8))
}

/// Items drawn on `side` × `side` points.
func draw(_ items: [DisplayItem], side: CGFloat = 100, scale: Double = 1, on background: RGBAColor? = nil) -> Bitmap {
    Rasterizer().draw(
        DisplayList(size: CGSize(width: side, height: side), scale: scale, background: background, items: items))
}

func draw(_ document: SVGDocument, tint: RGBAColor? = nil, on background: RGBAColor? = nil) -> Bitmap {
    draw(document.displayItems(in: CGRect(x: 0, y: 0, width: 100, height: 100), tint: tint), on: background)
}

func draw(_ path: Path, eoFill: Bool = false, side: CGFloat = 100, color: RGBAColor = .black) -> Bitmap {
    draw([DisplayItem(.fill(path, FillStyle(eoFill: eoFill), .color(color)))], side: side)
}

/// The share of pixels of which a channel differs by more than `tolerance`.
func difference(_ a: Bitmap, _ b: Bitmap, tolerance: Int = 2) -> Double {
    precondition(a.width == b.width && a.height == b.height)
    var count = 0
    for y in 0..<a.height {
        for x in 0..<a.width {
            let (p, q) = (a[x, y], b[x, y])
            if (0..<4).contains(where: { abs(Int(p[$0]) - Int(q[$0])) > tolerance }) { count += 1 }
        }
    }
    return Double(count) / Double(a.width * a.height)
}

/// A heart in a square of this side.
func heart(_ s: CGFloat) -> Path {
    var path = Path()
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * s, y: y * s) }
    path.move(to: p(0.5, 0.88))
    path.addCurve(to: p(0.1, 0.38), control1: p(0.3, 0.72), control2: p(0.1, 0.58))
    path.addCurve(to: p(0.5, 0.28), control1: p(0.1, 0.1), control2: p(0.42, 0.08))
    path.addCurve(to: p(0.9, 0.38), control1: p(0.58, 0.08), control2: p(0.9, 0.1))
    path.addCurve(to: p(0.5, 0.88), control1: p(0.9, 0.58), control2: p(0.7, 0.72))
    path.closeSubpath()
    return path
}
