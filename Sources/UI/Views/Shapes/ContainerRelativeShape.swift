import Foundation
import Geometry

/// The shape of the container around a view, made smaller to fit.
///
/// No container here has a shape of its own, so this is the rectangle that SwiftUI takes in that case.
public struct ContainerRelativeShape: InsettableShape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerShape: ContainerRelativeShape { ContainerRelativeShape() }
}
