// SPDX-License-Identifier: MIT

import Foundation

/// How a lazy container arranges what can be seen of its views.
struct LazyArrangement: Equatable {
    /// The one along which the views stand in a row.
    var axis: Axis
    /// A guide of the other axis.
    var alignment: AlignmentKey
    /// Points between lines; nil: what the views want, in a grid 8.
    var spacing: CGFloat?
    var pinned: PinnedScrollableViews
    /// The columns of a grid; nil for a stack.
    var tracks: GridTracks?
}
