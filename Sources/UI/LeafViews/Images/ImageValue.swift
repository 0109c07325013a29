// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// An image given by its pixels or paths instead of an asset name. Compared by identity.
package final class ImageValue: Equatable, Sendable {
    package let asset: ImageAsset

    /// Charges the pixels to a budget. The charge is refunded when the image is released.
    private let lease: (any AnyObject & Sendable)?

    package init(_ asset: ImageAsset, lease: (any AnyObject & Sendable)? = nil) {
        (self.asset, self.lease) = (asset, lease)
    }

    package static func == (a: ImageValue, b: ImageValue) -> Bool { a === b }
}
