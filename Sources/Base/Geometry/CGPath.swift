// SPDX-License-Identifier: MIT

import Foundation

/// An immutable path with Core Graphics' API, for view code exported from drawing tools.
///
/// Unlike in Core Graphics, `transform` parameters take a value rather than a pointer.
public class CGPath: Equatable, CustomStringConvertible {
    fileprivate(set) var path: Path

    public init() { path = Path() }
    fileprivate init(path: Path) { self.path = path }

    public init(rect: CGRect, transform: CGAffineTransform? = nil) {
        path = Path()
        path.addRect(rect, transform: transform ?? .identity)
    }

    public init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        path = Path()
        path.addEllipse(in: rect, transform: transform ?? .identity)
    }

    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) {
        path = Path()
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform ?? .identity)
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

    public var description: String { path.description }
    public var isEmpty: Bool { path.isEmpty }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
        path.contains(point, eoFill: rule == .evenOdd)
    }

    /// Never nil.
    public func copy() -> CGPath? { CGPath(path: path) }
    /// Never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A mutable path with Core Graphics' API. A reference type: all holders see each addition.
public final class CGMutablePath: CGPath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    public func closeSubpath() { path.closeSubpath() }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle),
            endAngle: Angle(radians: endAngle), clockwise: clockwise, transform: transform)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle), delta: Angle(radians: delta),
            transform: transform)
    }

    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }
}

extension Path {
    public init(_ path: CGPath) { self = path.path }
    /// Copies the current elements; later additions do not affect this path.
    public init(_ path: CGMutablePath) { self = path.path }

    public var cgPath: CGPath { CGPath(path: self) }
}
