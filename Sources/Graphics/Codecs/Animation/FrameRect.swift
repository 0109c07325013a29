// SPDX-License-Identifier: MIT

/// A rectangle of pixels. The column `right` and the row `bottom` are outside. Empty if `right <= left` or `bottom <=
/// top`.
struct FrameRect: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// An empty rectangle that `include` can grow.
    static let empty = FrameRect(left: .max, top: .max, right: 0, bottom: 0)

    var isEmpty: Bool { right <= left || bottom <= top }
    var width: Int { right - left }
    var height: Int { bottom - top }

    /// Grows to contain pixels `first...last` of a row.
    mutating func include(_ first: Int, _ last: Int, row: Int) {
        left = min(left, first)
        right = max(right, last + 1)
        top = min(top, row)
        bottom = max(bottom, row + 1)
    }

    mutating func include(_ other: FrameRect) {
        if other.isEmpty { return }
        left = min(left, other.left)
        right = max(right, other.right)
        top = min(top, other.top)
        bottom = max(bottom, other.bottom)
    }
}
