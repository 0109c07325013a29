// SPDX-License-Identifier: MIT

import Foundation

/// Lines and curves in points, y down.
///
/// A path is a plain list of elements in drawing order. A line or curve that follows `closeSubpath` starts where the
/// closed subpath started. Lines and curves that are added while there is no current point are left out, as in Core
/// Graphics.
public struct Path: Sendable, Equatable {
    /// One step of a path.
    public enum Element: Sendable, Equatable {
        /// Begins a subpath.
        case move(to: CGPoint)
        /// A line from where the element before ends.
        case line(to: CGPoint)
        /// A quadratic curve from where the element before ends.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic curve from where the element before ends.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start of the subpath.
        case closeSubpath
    }

    package var elements: [Element] = []

    /// A path without elements.
    public init() {}

    package init(elements: [Element]) { self.elements = elements }

    /// A rectangle from its top left corner, clockwise on screen.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A rectangle with corners of these half axes, in points; cut to half of the rectangle's edges.
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of this radius, in points; cut to half of the shorter edge.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with a radius for each corner, in points. Leading is left here, whatever the direction of text.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// An ellipse from 3 o'clock, clockwise on screen.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// A path that the closure builds, which is empty at first.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether there is no element at all; a path of one `move` is not empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next line or curve would start; nil in an empty path.
    public var currentPoint: CGPoint? {
        switch elements.last {
        case nil: return nil
        case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
        case .closeSubpath:
            for case .move(let p) in elements.reversed() { return p }
            return nil
        }
    }

    /// Calls `body` with each element in drawing order.
    public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

    /// The path with every point, control points included, mapped by `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : Path(elements: elements.map { $0.applying(transform) })
    }

    /// The path moved by so much.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let p): .move(to: p.applying(t))
        case .line(let p): .line(to: p.applying(t))
        case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
        case .curve(let p, let c1, let c2):
            .curve(to: p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}
