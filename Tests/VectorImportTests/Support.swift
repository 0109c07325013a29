// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster

import VectorImport

/// An SVG file around `body`. By default, it is 100 × 100 units large.
func svg(_ body: String, _ attributes: String = "width=\"100\" height=\"100\" viewBox=\"0 0 100 100\"") throws
    -> SVGDocument
{
    try SVGDocument(
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(body)</svg>".utf8))
}

/// Draws items on a square canvas, by default of 100 × 100 points at one pixel per point.
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
