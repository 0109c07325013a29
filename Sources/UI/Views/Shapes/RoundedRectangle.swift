import Foundation
import Geometry
import Motion

/// A rectangle with four equal corners.
///
/// The outline starts in the middle of the straight part of the right edge and runs clockwise.
public struct RoundedRectangle: InsettableShape {
    /// The half axes of the corners, in points; cut to half of the rectangle's edges.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    /// The corners keep their centres: their radius shrinks with the rectangle, down to a sharp corner.
    struct _Inset: InsettableShape {
        var base: RoundedRectangle
        var amount: CGFloat

        func path(in rect: CGRect) -> Path {
            let size = CGSize(
                width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
            return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: base.style)
        }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }

        var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }
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
