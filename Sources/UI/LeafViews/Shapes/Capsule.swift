// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A rectangle with half circles for its short edges.
///
/// A wide capsule's outline starts at its right-most point, a tall one's in the middle of its right edge; both run
/// clockwise.
public struct Capsule: SelfInsetting {
    /// The curve of the ends, which are exact half circles in both styles (measured on Apple's pictures).
    public var style: RoundedCornerStyle

    /// A capsule for the whole of its space, with continuous corners by default.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The outline: half circles as wide as the shorter edge.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }
    /// Never mirrored: it is its own mirror image.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The capsule further in on every side, by points; it stays a capsule.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkenShape(base: self, amount: amount) }

    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { path(in: rect.insetBy(dx: amount, dy: amount)) }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule with corners of the given style.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
