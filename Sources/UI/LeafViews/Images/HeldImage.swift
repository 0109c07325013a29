// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// An image that code has in hand, and not by its name. Two are equal where they are one.
package final class HeldImage: Equatable, Sendable {
    package let asset: ImageAsset

    package init(_ asset: ImageAsset) { self.asset = asset }

    package static func == (a: HeldImage, b: HeldImage) -> Bool { a === b }
}
