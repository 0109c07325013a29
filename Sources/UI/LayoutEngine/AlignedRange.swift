// SPDX-License-Identifier: MIT

import Foundation

/// The stretch that a set of views takes on one axis where their guides coincide.
package struct AlignedRange {
    /// Greatest length before the common guide.
    private var before = -CGFloat.infinity
    /// Greatest length after it.
    private var after = -CGFloat.infinity

    package mutating func add(_ dimensions: ViewDimensions, key: AlignmentKey) {
        let length = dimensions.size[key.axis]
        let guide = dimensions[key]
        before = max(before, guide)
        // ∞ − ∞: a view without end goes on after its guide as well.
        after = max(after, length == .infinity ? .infinity : length - guide)
    }

    package var length: CGFloat { before == -.infinity ? 0 : before + after }

    /// Where the view begins, from the start of the stretch.
    package func origin(of dimensions: ViewDimensions, key: AlignmentKey) -> CGFloat {
        let guide = dimensions[key]
        return before == guide ? 0 : before - guide
    }
}
