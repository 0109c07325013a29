// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The shape of the container around a view, made smaller to fit.
///
/// No container here has a shape of its own, so this is the rectangle that SwiftUI takes in that case.
public struct ContainerRelativeShape: InsettableShape {
    /// The shape has no parameters.
    public init() {}

    /// The rectangle itself.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Never mirrored: it is its own mirror image.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// A rectangle further in on every side, by points.
    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerShape: ContainerRelativeShape { ContainerRelativeShape() }
}
