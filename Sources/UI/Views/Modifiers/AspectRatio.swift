// SPDX-License-Identifier: MIT

import Foundation

extension View {
    /// Offers the view a size of a given shape; nil keeps the shape of its ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(
            WrapperLayoutModifier(layout: AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode)))
    }

    /// Offers the view a size in the proportions of `aspectRatio`, whose lengths themselves do not matter.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Offers the view the largest size inside of the space that has the shape of its ideal size.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Offers the view the smallest size around the space that has the shape of its ideal size; nothing is clipped.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
