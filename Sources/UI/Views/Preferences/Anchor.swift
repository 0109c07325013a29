// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// A place that one view names and another asks for in its own coordinates, with `GeometryProxy[anchor]`.
public struct Anchor<Value> {
    /// In the window.
    let value: Value
    let local: @Sendable (Value, LocalSpace) -> Value

    /// The coordinates of a view: from its leading edge, as its content is laid out.
    struct LocalSpace {
        /// Its top left corner in the window.
        let origin: CGPoint
        /// Of a view that is laid out from right to left; nil: from left to right.
        let mirroredWidth: CGFloat?

        func rect(_ rect: CGRect) -> CGRect {
            let rect = rect.offsetBy(dx: -origin.x, dy: -origin.y)
            return mirroredWidth.map { CGRect(origin: CGPoint(x: $0 - rect.maxX, y: rect.minY), size: rect.size) }
                ?? rect
        }

        func point(_ point: CGPoint) -> CGPoint {
            let x = point.x - origin.x
            return CGPoint(x: mirroredWidth.map { $0 - x } ?? x, y: point.y - origin.y)
        }
    }

    /// Which place of a view an anchor stands for.
    public struct Source {
        private let value: (CGRect) -> Value
        private let local: @Sendable (Value, LocalSpace) -> Value

        fileprivate init(
            _ local: @escaping @Sendable (Value, LocalSpace) -> Value, _ value: @escaping (CGRect) -> Value
        ) {
            self.value = value
            self.local = local
        }

        /// - Parameter frame: That of the view in the window.
        func anchor(in frame: CGRect) -> Anchor<Value> { Anchor(value: value(frame), local: local) }

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
        .init({ $1.rect($0) }) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }

    /// All of the view.
    public static var bounds: Anchor<CGRect>.Source { .init({ $1.rect($0) }) { $0 } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the coordinates of the view.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        .init({ $1.point($0) }) { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    /// A point in fractions of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init({ $1.point($0) }) {
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
    /// The place of an anchor in the coordinates of the reader, from its leading edge; the box around it where either is turned.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let frame = frame(in: .global)
        return anchor.local(
            anchor.value, .init(origin: frame.origin, mirroredWidth: isMirrored ? frame.width : nil))
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
