// SPDX-License-Identifier: MIT

import Foundation

/// An image of an asset catalogue. Generated code adds a static member for each one: `.coffeeCup` for `coffee-cup`.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    private let bundlePath: String

    /// - Parameter bundle: Ignored; all asset catalogues of the host are searched.
    public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

extension Image {
    public init(_ resource: ImageResource) { self.init(resource.name) }
}
