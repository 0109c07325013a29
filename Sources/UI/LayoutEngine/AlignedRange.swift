// SPDX-License-Identifier: MIT

import Foundation

/// The extent of several views on one axis when their guides coincide.
package struct AlignedRange {
    /// The greatest distance from a view's start to its guide.
    private var before = -CGFloat.infinity
    /// The greatest distance from a view's guide to its end.
    private var after = -CGFloat.infinity

    package mutating func add(_ dimensions: ViewDimensions, key: AlignmentKey) {
        let length = dimensions.size[key.axis]
        let guide = dimensions[key]
        before = max(before, guide)
        // Avoids ∞ − ∞: an infinite view also extends infinitely after its guide.
        after = max(after, length == .infinity ? .infinity : length - guide)
    }

    package var length: CGFloat { before == -.infinity ? 0 : before + after }

    /// The view's offset from the start of the range.
    package func origin(of dimensions: ViewDimensions, key: AlignmentKey) -> CGFloat {
        let guide = dimensions[key]
        return before == guide ? 0 : before - guide
    }
}
