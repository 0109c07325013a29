// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// A place that one view names and another asks for in its own coordinates, with `GeometryProxy[anchor]`.
public struct Anchor<Value> {
    /// In the window.
    let value: Value
    let moved: @Sendable (Value, _ x: CGFloat, _ y: CGFloat) -> Value

    /// Which place of a view an anchor stands for.
    public struct Source {
        private let value: (CGRect) -> Value
        private let moved: @Sendable (Value, CGFloat, CGFloat) -> Value

        fileprivate init(
            _ moved: @escaping @Sendable (Value, CGFloat, CGFloat) -> Value, _ value: @escaping (CGRect) -> Value
        ) {
            self.value = value
            self.moved = moved
        }

        /// - Parameter frame: That of the view in the window.
        func anchor(in frame: CGRect) -> Anchor<Value> { Anchor(value: value(frame), moved: moved) }

        /// The place in the window.
        ///
        /// - Parameter frame: That of the view in the window.
        package func place(in frame: CGRect) -> Value { value(frame) }
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are the same place of the window.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the place in the window.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the coordinates of the view.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        .init({ $0.offsetBy(dx: $1, dy: $2) }) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }

    /// All of the view.
    public static var bounds: Anchor<CGRect>.Source { .init({ $0.offsetBy(dx: $1, dy: $2) }) { $0 } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the coordinates of the view.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        .init({ CGPoint(x: $0.x + $1, y: $0.y + $2) }) { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    /// A point in fractions of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init({ CGPoint(x: $0.x + $1, y: $0.y + $2) }) {
            CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height)
        }
    }

    /// The top left corner of the view; right-to-left layout does not mirror it.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top right corner of the view; right-to-left layout does not mirror it.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the left edge; right-to-left layout does not mirror it.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the right edge; right-to-left layout does not mirror it.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom left corner of the view; right-to-left layout does not mirror it.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom right corner of the view; right-to-left layout does not mirror it.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The place of an anchor in the coordinates of the reader; the box around it where either is turned.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let origin = frame(in: .global).origin
        return anchor.moved(anchor.value, -origin.x, -origin.y)
    }
}

extension Element {
    /// The box around this element in the window, with all effects around it.
    var windowFrame: CGRect {
        var map = ProjectionTransform.identity
        var next: Element? = self
        while let current = next {
            if let own = current.drawingTransform { map = map.concatenating(own) }
            next = current.parent
        }
        return frame.bounds(after: map)
    }
}
