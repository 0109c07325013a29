// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIBezierPath: NSObject {
    private var path = Path()

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// Kept and ignored: the rasterizer chooses its own tolerance.
    open var flatness: CGFloat = 0.6
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    open var usesEvenOddFillRule = false
    /// The offset at which the dash pattern begins, and the lengths of its dashes and gaps, in points. Empty for solid
    /// lines.
    private(set) var lineDash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        lineDash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [])
    }

    public override init() { super.init() }

    public init(rect: CGRect) { path = Path(rect) }

    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    /// Draws continuous corners, not circular arcs.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }

    /// Draws continuous corners, not circular arcs. `cornerRadii.width` is the radius; the height is ignored.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        path = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
                topTrailing: radius(.topRight)), style: .continuous)
    }

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        super.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public init(cgPath: CGPath) { path = Path(cgPath) }

    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    open var isEmpty: Bool { path.isEmpty }
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    open var bounds: CGRect { path.boundingRect }

    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    open func move(to point: CGPoint) { path.move(to: point) }
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle), endAngle: Angle(radians: endAngle),
            clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func removeAllPoints() { path = Path() }

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path.reversed.cgPath) }
}

extension Path {
    /// The path with the direction of each subpath reversed. The order of subpaths stays, and closed subpaths stay
    /// closed.
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
