// SPDX-License-Identifier: MIT

import Foundation

/// A fixed path in Core Graphics' vocabulary, for view code that was exported from drawing tools.
///
/// Unlike Core Graphics', `transform` parameters take a value and not a pointer.
public class CGPath: Equatable, CustomStringConvertible {
    fileprivate(set) var path: Path

    /// A path without elements.
    public init() { path = Path() }
    fileprivate init(path: Path) { self.path = path }

    /// A rectangle from its top left corner, clockwise on screen.
    public init(rect: CGRect, transform: CGAffineTransform? = nil) {
        path = Path()
        path.addRect(rect, transform: transform ?? .identity)
    }

    /// An ellipse from 3 o'clock, clockwise on screen.
    public init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        path = Path()
        path.addEllipse(in: rect, transform: transform ?? .identity)
    }

    /// A rectangle with elliptic corners, whose half axes are given; as in Core Graphics they are not continuous.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) {
        path = Path()
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform ?? .identity)
    }

    /// Whether both have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

    /// The elements as text, in the form of `Path.description`.
    public var description: String { path.description }
    /// Whether there is no element at all; a path of one `move` is not empty.
    public var isEmpty: Bool { path.isEmpty }
    /// The origin for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest upright rectangle around lines and curves, control points left out; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Whether the point lies inside of the filled path.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
        path.contains(point, eoFill: rule == .evenOdd)
    }

    /// A path of its own with the same elements; never nil.
    public func copy() -> CGPath? { CGPath(path: path) }
    /// A path of its own with the same elements, to be added to; never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }
}

/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A path under construction in Core Graphics' vocabulary. A reference: all holders see each addition.
public final class CGMutablePath: CGPath {
    /// Begins a subpath at a point, which `transform` maps first.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// A line from the current point; without one, nothing.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// A subpath of its own: lines from point to point, left open.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// A quadratic curve from the current point; without one, nothing.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// A cubic curve from the current point; without one, nothing.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Closes the current subpath with a line to its start, which becomes the current point.
    public func closeSubpath() { path.closeSubpath() }

    /// A closed subpath from the top left corner, clockwise on screen.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    /// A closed subpath for each rectangle.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }

    /// A closed subpath from 3 o'clock, clockwise on screen.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    /// A closed subpath whose corners are quarters of ellipses with these half axes.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }

    /// Angles in radians; `clockwise` as in a y-up system (see `Path.addArc`).
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle),
            endAngle: Angle(radians: endAngle), clockwise: clockwise, transform: transform)
    }

    /// An arc of `delta` radians from `startAngle`, clockwise on screen where that is positive.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle), delta: Angle(radians: delta),
            transform: transform)
    }

    /// A line from the current point towards `tangent1End`, and an arc that touches it and the line on to
    /// `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds the elements of another path as subpaths of their own.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }
}

extension Path {
    /// The same elements.
    public init(_ path: CGPath) { self = path.path }
    /// The elements it has now; later additions do not reach this path.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The same elements as an object.
    public var cgPath: CGPath { CGPath(path: self) }
}
