// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A rectangle with four equal corners.
///
/// The outline starts in the middle of the straight part of the right edge and runs clockwise.
public struct RoundedRectangle: SelfInsetting {
    /// The half axes of the corners, in points; cut to half of the rectangle's edges.
    public var cornerSize: CGSize
    /// Whether corners are arcs, or begin more softly.
    public var style: RoundedCornerStyle

    /// Corners that may be wider than high, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Corners of one radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline for all of `rect`.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    /// Never mirrored: it is its own mirror image.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The size of the corners, in points.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// A rectangle further in on every side, by points, whose corners are smaller by as much: down to 0, and sharp.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkenShape(base: self, amount: amount) }

    /// The corners keep their centres: their radius shrinks with the rectangle, down to a sharp corner.
    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
        return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: style)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with four equal corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with four equal corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
