// SPDX-License-Identifier: MIT

import Foundation

/// An image of a catalog. For each one that an author's code names, there is a static member: of `coffee-cup`, `.coffeeCup`.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    private let bundlePath: String

    /// The image of this name in the catalogs of a bundle. All folders of the host are asked, whatever the bundle is.
    public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

extension Image {
    /// An image of a catalog.
    public init(_ resource: ImageResource) { self.init(resource.name) }
}
