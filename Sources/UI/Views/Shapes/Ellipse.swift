import Foundation
import Geometry

/// An ellipse that touches the edges of what it is offered. Its outline starts at 3 o'clock and runs clockwise.
public struct Ellipse: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    struct _Inset: InsettableShape {
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
