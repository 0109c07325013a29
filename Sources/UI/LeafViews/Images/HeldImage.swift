// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// An image given by value rather than by name. Compared by identity.
package final class HeldImage: Equatable, Sendable {
    package let asset: ImageAsset

    package init(_ asset: ImageAsset) { self.asset = asset }

    package static func == (a: HeldImage, b: HeldImage) -> Bool { a === b }
}
