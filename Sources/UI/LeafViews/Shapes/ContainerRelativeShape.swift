// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The shape of the container around a view, made smaller to fit: that of the nearest `containerShape(_:)`, else a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    private var inset: CGFloat = 0

    /// The shape has no parameters.
    public init() {}

    /// The container's shape, as far in as this rectangle lies in the middle of it.
    public func path(in rect: CGRect) -> Path {
        let own = rect.insetBy(dx: inset, dy: inset)
        guard let container = ContainerShape.current else { return Path(own) }
        let distance = max(min(container.size.width - own.width, container.size.height - own.height) / 2, 0)
        return container.path(own.insetBy(dx: -distance, dy: -distance), distance)
    }
    /// Never mirrored: the container's shape is as it is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The shape of a container whose edges are further in on every side, by points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerShape: ContainerRelativeShape { ContainerRelativeShape() }
    /// The same under another name.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container, for what is drawn in it.
package struct ContainerShape {
    /// Of the container, in points.
    package let size: CGSize
    /// The outline in a rectangle as large as the container, so far in, in points.
    package let path: (_ rect: CGRect, _ inset: CGFloat) -> Path

    /// - Parameter size: Of the container, in points.
    package init<S: InsettableShape>(_ shape: S, size: CGSize) {
        self.size = size
        path = { shape.inset(by: $1).path(in: $0) }
    }

    /// That of the container whose content is being drawn, on the thread of its host.
    nonisolated(unsafe) package fileprivate(set) static var current: ContainerShape?

    /// Draws something in a container.
    @MainActor package static func during<Result>(_ shape: ContainerShape, _ body: () throws -> Result) rethrows
        -> Result
    {
        let outer = current
        current = shape
        defer { current = outer }
        return try body()
    }
}
