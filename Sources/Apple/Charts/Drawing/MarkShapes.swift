// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUI

// Shapes in plot coordinates: each shape is laid out in the whole plot and animates coordinates within the plot.

/// A bar or a rectangle.
nonisolated struct BoxShape: Shape {
    var rect: CGRect
    var radii: RectangleCornerRadii
    let style: RoundedCornerStyle
    /// A shape that is drawn in place of the rectangle; nil draws the rectangle.
    let clip: AnyShape?

    var animatableData: AnimatablePair<CGRect.AnimatableData, PointVector> {
        get {
            AnimatablePair(
                rect.animatableData,
                PointVector(values: [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]))
        }
        set {
            rect.animatableData = newValue.first
            let values = newValue.second.values
            if values.count == 4 {
                radii = RectangleCornerRadii(
                    topLeading: values[0], bottomLeading: values[2], bottomTrailing: values[3], topTrailing: values[1])
            }
        }
    }

    func path(in frame: CGRect) -> Path {
        if let clip { return clip.path(in: rect) }
        return Path(roundedRect: rect, cornerRadii: radii, style: style)
    }
}

/// A line or curve through points.
nonisolated struct CurveShape: Shape {
    var vector: PointVector
    let method: InterpolationMethod

    var animatableData: PointVector {
        get { vector }
        set { vector = newValue }
    }

    func path(in frame: CGRect) -> Path {
        let points = vector.points
        return Path { path in
            guard let first = points.first else { return }
            path.move(to: first)
            CurvePath.add(points, method, to: &path)
        }
    }
}

/// The area between two lines.
nonisolated struct RegionShape: Shape {
    /// The corner points of the area, in pairs: the area's start and end at one position along the axis.
    var vector: PointVector
    let method: InterpolationMethod
    let isUpright: Bool

    var animatableData: PointVector {
        get { vector }
        set { vector = newValue }
    }

    func path(in frame: CGRect) -> Path {
        let points = vector.points
        let begins = Swift.stride(from: 0, to: points.count - 1, by: 2).map { points[$0] }
        let ends = Swift.stride(from: 1, to: points.count, by: 2).map { points[$0] }
        return Path { path in
            guard let first = ends.first, let last = begins.last else { return }
            path.move(to: first)
            CurvePath.add(ends, method, isUpright: isUpright, to: &path)
            path.addLine(to: last)
            CurvePath.add(begins.reversed(), reversedMethod, isUpright: isUpright, to: &path)
            path.closeSubpath()
        }
    }

    /// The interpolation method with which points in reverse order give the same line.
    private var reversedMethod: InterpolationMethod {
        switch method.method {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: method
        }
    }
}

nonisolated struct SymbolMarkShape: Shape {
    var center: CGPoint
    var size: CGSize
    let symbol: AnyChartSymbolShape

    var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(center.animatableData, size.animatableData) }
        set { (center.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }

    func path(in frame: CGRect) -> Path { symbol.path(in: bounds) }

    /// The rectangle in which the symbol appears to have the size `size`.
    private var bounds: CGRect {
        let unit = symbol.perceptualUnitRect
        guard unit.width > 0, unit.height > 0 else { return .zero }
        let size = CGSize(width: size.width / unit.width, height: size.height / unit.height)
        return CGRect(
            x: center.x - unit.midX * size.width, y: center.y - unit.midY * size.height, width: size.width,
            height: size.height)
    }
}

extension SymbolMarkShape {
    /// The filled outline of a hollow symbol; nil for other symbols.
    var hole: SymbolMarkShape? {
        symbol.outline.map { SymbolMarkShape(center: center, size: size, symbol: AnyChartSymbolShape($0)) }
    }
}

/// A mask that covers the rectangle except for the holes of symbols.
nonisolated struct PunchedShape: Shape {
    let holes: [SymbolMarkShape]
    private var centers: PointVector

    init(_ holes: [SymbolMarkShape]) {
        self.holes = holes
        centers = PointVector(holes.map(\.center))
    }

    var animatableData: PointVector {
        get { centers }
        set { centers = newValue }
    }

    func path(in frame: CGRect) -> Path {
        var path = Path(frame.insetBy(dx: -1000, dy: -1000))
        for (hole, center) in zip(holes, centers.points) {
            var hole = hole
            hole.center = center
            path.addPath(hole.path(in: frame))
        }
        return path
    }
}

/// A sector of a disc or a ring. Angles are in turns, clockwise from the top.
nonisolated struct SectorShape: Shape {
    var start: Double
    var end: Double
    var innerRadius: Double
    var outerRadius: Double
    var inset: Double
    var cornerRadius: Double

    var animatableData: PointVector {
        get { PointVector(values: [start, end, innerRadius, outerRadius, inset, cornerRadius]) }
        set {
            let values = newValue.values
            guard values.count == 6 else { return }
            (start, end, innerRadius) = (values[0], values[1], values[2])
            (outerRadius, inset, cornerRadius) = (values[3], values[4], values[5])
        }
    }

    func path(in frame: CGRect) -> Path {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        guard end > start, outerRadius > innerRadius else { return Path() }
        if end - start > 1 - 1e-9, inset == 0 { return ring(center) }
        return SectorOutline(
            center: center, start: start * 2 * .pi, end: end * 2 * .pi, inner: innerRadius, outer: outerRadius,
            inset: inset, corner: cornerRadius
        ).path
    }

    private func ring(_ center: CGPoint) -> Path {
        func circle(_ radius: Double) -> CGRect {
            CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        }
        var path = Path(ellipseIn: circle(outerRadius))
        if innerRadius > 0 {
            path.addPath(Path(ellipseIn: circle(innerRadius)).reversed)
        }
        return path
    }
}

extension Path {
    /// The circle traversed in the opposite direction, which makes it a hole.
    fileprivate var reversed: Path {
        let bounds = boundingRect
        return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0))
    }
}
