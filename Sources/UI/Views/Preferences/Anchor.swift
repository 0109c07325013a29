// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

public struct Anchor<Value> {
    /// The value in window coordinates.
    let value: Value
    let local: @Sendable (Value, LocalSpace) -> Value

    /// The coordinate space of a view, with x measured from its leading edge.
    struct LocalSpace {
        /// The view's top left corner in the window.
        let origin: CGPoint
        /// The view's width in points if its layout is right-to-left, for measuring x from the right edge; nil
        /// otherwise.
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

    public struct Source {
        private let value: (CGRect) -> Value
        private let local: @Sendable (Value, LocalSpace) -> Value

        fileprivate init(
            _ local: @escaping @Sendable (Value, LocalSpace) -> Value, _ value: @escaping (CGRect) -> Value
        ) {
            self.value = value
            self.local = local
        }

        /// - Parameter frame: The view's frame in the window.
        func anchor(in frame: CGRect) -> Anchor<Value> { Anchor(value: value(frame), local: local) }

        /// The source's value in window coordinates.
        ///
        /// - Parameter frame: The view's frame in the window.
        package func place(in frame: CGRect) -> Value { value(frame) }
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Compares the values in window coordinates.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the value in window coordinates.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        .init({ $1.rect($0) }) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }

    public static var bounds: Anchor<CGRect>.Source { .init({ $1.rect($0) }) { $0 } }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        .init({ $1.point($0) }) { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init({ $1.point($0) }) {
            CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height)
        }
    }

    /// Not mirrored in right-to-left layout.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// Not mirrored in right-to-left layout.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// Not mirrored in right-to-left layout.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// Not mirrored in right-to-left layout.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// Not mirrored in right-to-left layout.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// Not mirrored in right-to-left layout.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The anchor's value in the reader's coordinates, with x measured from its leading edge. For a rotated view or
    /// reader, the bounding box in the window is used.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let frame = frame(in: .global)
        return anchor.local(
            anchor.value, .init(origin: frame.origin, mirroredWidth: isMirrored ? frame.width : nil))
    }
}

extension Element {
    /// The bounding box of this element in the window, with all effects applied.
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
