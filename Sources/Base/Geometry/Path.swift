// SPDX-License-Identifier: MIT

import Foundation

/// Lines and curves in points, y down, as a list of elements in drawing order.
///
/// A line or curve after `closeSubpath` starts where the closed subpath started. Lines and curves that are added
/// without a current point are ignored, as in Core Graphics.
public struct Path: Sendable, Equatable {
    public enum Element: Sendable, Equatable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package var elements: [Element] = []

    public init() {}

    package init(elements: [Element]) { self.elements = elements }

    public init(_ rect: CGRect) { addRect(rect) }

    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// `leading` means left, whatever the direction of text.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// A path of one `move` is not empty.
    public var isEmpty: Bool { elements.isEmpty }

    public var currentPoint: CGPoint? {
        switch elements.last {
        case nil: return nil
        case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
        case .closeSubpath:
            for case .move(let p) in elements.reversed() { return p }
            return nil
        }
    }

    public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

    public func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : Path(elements: elements.map { $0.applying(transform) })
    }

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
