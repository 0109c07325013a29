// SPDX-License-Identifier: MIT

import Foundation

/// A rectangle of whole device pixels: `minX ..< maxX` by `minY ..< maxY`, y down. Empty if a maximum is not above its
/// minimum.
package struct PixelRect: Equatable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    package var width: Int { max(0, maxX - minX) }
    package var height: Int { max(0, maxY - minY) }
    package var isEmpty: Bool { maxX <= minX || maxY <= minY }
    package var area: Int { width * height }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let r = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return r.isEmpty ? .empty : r
    }

    /// The smallest rectangle around both; neither may be empty.
    package func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    package func inset(by distance: Int) -> PixelRect {
        PixelRect(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
    }

    package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }
}

/// A rectangle of real numbers, used as bounds to cull items and to size layers.
///
/// Unlike `CGRect` it stores its edges, so that unions and intersections do not round, and it may be infinite.
package struct Box: Equatable {
    package var minX: Double
    package var minY: Double
    package var maxX: Double
    package var maxY: Double

    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package init(_ rect: CGRect) {
        self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
    }

    package init(_ rect: PixelRect) {
        self.init(
            minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
    }

    package static let empty = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    package static let everything = Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    /// Whether a maximum lies below its minimum. A box of zero area is not empty: it holds a line or a point.
    package var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }
    package var width: Double { max(0, maxX - minX) }
    package var height: Double { max(0, maxY - minY) }
    package var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    package mutating func add(_ x: Double, _ y: Double) {
        minX = min(minX, x)
        minY = min(minY, y)
        maxX = max(maxX, x)
        maxY = max(maxY, y)
    }

    package func union(_ other: Box) -> Box {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Box(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    package func intersection(_ other: Box) -> Box {
        Box(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    package func outset(_ dx: Double, _ dy: Double) -> Box {
        isEmpty ? self : Box(minX: minX - dx, minY: minY - dy, maxX: maxX + dx, maxY: maxY + dy)
    }

    package func offset(_ dx: Double, _ dy: Double) -> Box {
        isEmpty ? self : Box(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
    }

    package func contains(_ rect: PixelRect) -> Bool {
        let other = Box(rect)
        return minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// The box with its edges moved to pixel boundaries: it covers exactly the pixels whose centres lie inside this
    /// box.
    package var rounded: Box {
        Box(
            minX: (minX - 0.5).rounded(.up), minY: (minY - 0.5).rounded(.up), maxX: (maxX - 0.5).rounded(.up),
            maxY: (maxY - 0.5).rounded(.up))
    }

    /// The smallest whole-pixel rectangle around the box, clipped to `limit`.
    package func pixels(within limit: PixelRect) -> PixelRect {
        let cut = intersection(Box(limit))
        guard !cut.isEmpty, cut.isFinite else { return .empty }
        let r = PixelRect(
            minX: Int(cut.minX.rounded(.down)), minY: Int(cut.minY.rounded(.down)),
            maxX: Int(cut.maxX.rounded(.up)), maxY: Int(cut.maxY.rounded(.up)))
        return r.isEmpty ? .empty : r
    }
}
