// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A rectangle if no ancestor has a `containerShape(_:)`.
public struct ContainerRelativeShape: InsettableShape {
    private var inset: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path {
        let own = rect.insetBy(dx: inset, dy: inset)
        guard let container = ContainerShape.current else { return Path(own) }
        let distance = max(min(container.size.width - own.width, container.size.height - own.height) / 2, 0)
        return container.path(own.insetBy(dx: -distance, dy: -distance), distance)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerShape: ContainerRelativeShape { ContainerRelativeShape() }
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container, which the content drawn inside can use.
package struct ContainerShape {
    /// The container's size in points. The distance of nested content from the container's edges is derived from it.
    package let size: CGSize
    /// Makes the outline of the container in `rect`, inset by `inset` points.
    package let path: (_ rect: CGRect, _ inset: CGFloat) -> Path
    /// The largest radius of the container's corners, in points; 0 for shapes that are not rounded rectangles.
    package let cornerRadius: CGFloat

    /// - Parameter size: The size of the rectangle in which `shape` is drawn, in points.
    package init<S: InsettableShape>(_ shape: S, size: CGSize) {
        self.size = size
        path = { shape.inset(by: $1).path(in: $0) }
        let most = min(size.width, size.height) / 2
        cornerRadius =
            switch shape {
            case let shape as RoundedRectangle: min(max(shape.cornerSize.width, shape.cornerSize.height), most)
            case let shape as UnevenRoundedRectangle:
                min(
                    [
                        shape.cornerRadii.topLeading, shape.cornerRadii.topTrailing, shape.cornerRadii.bottomLeading,
                        shape.cornerRadii.bottomTrailing,
                    ].max()!, most)
            case is Capsule, is Circle: most
            default: 0
            }
    }

    /// The container shape whose content is currently drawn; nil if there is none. Accessed only on the thread of the
    /// view host.
    nonisolated(unsafe) package fileprivate(set) static var current: ContainerShape?

    /// Makes `shape` the current container shape while `body` runs. `body` draws the content of the container.
    @MainActor package static func during<Result>(_ shape: ContainerShape, _ body: () throws -> Result) rethrows
        -> Result
    {
        let outer = current
        current = shape
        defer { current = outer }
        return try body()
    }
}
