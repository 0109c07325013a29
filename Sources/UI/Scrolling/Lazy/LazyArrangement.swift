// SPDX-License-Identifier: MIT

import Foundation

/// The layout parameters of a lazy container.
struct LazyArrangement: Equatable {
    /// The axis along which lines follow each other.
    var axis: Axis
    /// The guide by which views are aligned across the axis.
    var alignment: AlignmentKey
    /// The spacing between lines, in points. If nil, a stack uses the spacing that its views prefer and a grid uses 8
    /// points.
    var spacing: CGFloat?
    var pinned: PinnedScrollableViews
    /// The tracks of a grid; nil for a stack.
    var tracks: GridTracks?
}
