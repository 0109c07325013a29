// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Lines and curves under construction, in points, y down.
open class UIBezierPath: NSObject {
    private var path = Path()

    /// Of strokes, in points.
    open var lineWidth: CGFloat = 1
    /// How open lines end.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far corners may reach, in widths of the line.
    open var miterLimit: CGFloat = 10
    /// How far the polygon of a curve may be away from it, in points.
    open var flatness: CGFloat = 0.6
    /// Whether what is enclosed twice is outside.
    open var usesEvenOddFillRule = false
    /// Lengths of dash, gap, dash, …, and where in them the path begins.
    private(set) var lineDash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// Lengths of dash, gap, dash, …; nil for lines without gaps.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        lineDash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
    }

    /// A path without elements.
    public override init() { super.init() }

    /// A rectangle.
    public init(rect: CGRect) { path = Path(rect) }

    /// The largest ellipse in a rectangle.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    /// A rectangle with continuous corners of this radius, in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }

    /// A rectangle of which these corners have this radius; the width of `cornerRadii` counts, in points.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        path = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
                topTrailing: radius(.topRight)), style: .continuous)
    }

    /// An arc. Angles in radians from 3 o'clock; clockwise as on screen.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        super.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The same elements.
    public init(cgPath: CGPath) { path = Path(cgPath) }

    /// The elements it has now.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// Whether there is no element at all.
    open var isEmpty: Bool { path.isEmpty }
    /// Where the next line would start; the origin in an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest upright rectangle around lines and curves.
    open var bounds: CGRect { path.boundingRect }

    /// Whether the point lies inside of the filled path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// Begins a subpath.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// A line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// A cubic curve from the current point.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    /// A quadratic curve from the current point.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }

    /// An arc, with a line to its start. Angles in radians from 3 o'clock; clockwise as on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle), endAngle: Angle(radians: endAngle),
            clockwise: !clockwise)
    }

    /// Closes the current subpath.
    open func close() { path.closeSubpath() }
    /// Adds the elements of another path.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Maps every point.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Removes all elements.
    open func removeAllPoints() { path = Path() }

    /// The same subpaths, each from its end to its start.
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path.reversed.cgPath) }
}

extension Path {
    /// Each subpath from its end to its start; a closed one stays closed.
    fileprivate var reversed: Path {
        var result = Path()
        var points: [(point: CGPoint, back: Element?)] = []
        func finish(closed: Bool) {
            guard let last = points.last else { return }
            result.move(to: last.point)
            for index in points.indices.dropFirst().reversed() {
                let target = points[index - 1].point
                switch points[index].back {
                case .quadCurve(_, let control): result.addQuadCurve(to: target, control: control)
                case .curve(_, let first, let second): result.addCurve(to: target, control1: second, control2: first)
                default: result.addLine(to: target)
                }
            }
            if closed { result.closeSubpath() }
            points = []
        }
        forEach { element in
            switch element {
            case .move(let point):
                finish(closed: false)
                points = [(point, nil)]
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): points.append((point, element))
            case .closeSubpath:
                let start = points.first
                finish(closed: true)
                if let start { points = [(start.point, nil)] }
            }
        }
        if points.count > 1 { finish(closed: false) }
        return result
    }
}
