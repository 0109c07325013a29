// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUI

/// A path with the members of UIKit's class, and those below.
public typealias NSBezierPath = UIBezierPath

extension NSBezierPath {
    public typealias LineCapStyle = CGLineCap
    public typealias LineJoinStyle = CGLineJoin
    public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }
    public enum ElementType: UInt, Sendable {
        case moveTo, lineTo, cubicCurveTo, closePath, quadraticCurveTo
        public static let curveTo = cubicCurveTo
    }

    /// Draws continuous corners if both radii are equal, as UIKit's rounded rectangles.
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: xRadius, cornerHeight: yRadius, transform: nil))
    }

    public var windingRule: WindingRule {
        get { usesEvenOddFillRule ? .evenOdd : .nonZero }
        set { usesEvenOddFillRule = newValue == .evenOdd }
    }
    public var controlPointBounds: NSRect { Path(cgPath).elements.reduce(NSRect.null) { $0.union($1.box) } }

    public func line(to point: NSPoint) { addLine(to: point) }
    public func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    public func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
        addQuadCurve(to: endPoint, controlPoint: controlPoint)
    }
    public func relativeMove(to point: NSPoint) { move(to: sum(point)) }
    public func relativeLine(to point: NSPoint) { addLine(to: sum(point)) }
    public func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        addCurve(to: sum(endPoint), controlPoint1: sum(controlPoint1), controlPoint2: sum(controlPoint2))
    }
    private func sum(_ offset: NSPoint) -> NSPoint {
        NSPoint(x: currentPoint.x + offset.x, y: currentPoint.y + offset.y)
    }

    public func appendRect(_ rect: NSRect) { append(NSBezierPath(rect: rect)) }
    public func appendOval(in rect: NSRect) { append(NSBezierPath(ovalIn: rect)) }
    public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        append(NSBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
    }
    /// Angles are in degrees, counterclockwise where the y axis points up.
    public func appendArc(
        withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
    ) {
        // UIKit's direction holds where the y axis points down.
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
            clockwise: !clockwise)
    }

    public func transform(using transform: AffineTransform) {
        apply(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
                ty: transform.tY))
    }
    public var reversed: NSBezierPath { reversing() }

    public var elementCount: Int { Path(cgPath).elements.count }
    /// Stores the element's points in `points`: control points, then the end.
    public func element(at index: Int, associatedPoints points: NSPointArray?) -> ElementType {
        let (type, values) = Path(cgPath).elements[index].parts
        for (number, value) in values.enumerated() { points?[number] = value }
        return type
    }
    public func element(at index: Int) -> ElementType { Path(cgPath).elements[index].parts.type }

    public func setClip() { addClip() }
    public class func fill(_ rect: NSRect) { NSBezierPath(rect: rect).fill() }
    public class func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
    public class func clip(_ rect: NSRect) { NSBezierPath(rect: rect).addClip() }
    public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
        let path = NSBezierPath()
        path.move(to: point1)
        path.addLine(to: point2)
        path.stroke()
    }
}

public typealias NSPointArray = UnsafeMutablePointer<NSPoint>

extension Path.Element {
    fileprivate var parts: (type: NSBezierPath.ElementType, points: [CGPoint]) {
        switch self {
        case .move(let to): (.moveTo, [to])
        case .line(let to): (.lineTo, [to])
        case .quadCurve(let to, let control): (.quadraticCurveTo, [control, to])
        case .curve(let to, let control1, let control2): (.cubicCurveTo, [control1, control2, to])
        case .closeSubpath: (.closePath, [])
        }
    }
    fileprivate var box: CGRect {
        parts.points.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
