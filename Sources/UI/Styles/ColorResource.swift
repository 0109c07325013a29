// SPDX-License-Identifier: MIT

import Foundation

/// A colour of a catalog. For each one that an author's code names, there is a static member: of `Brand Blue`, `.brandBlue`.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    private let bundlePath: String

    /// The colour of this name in the catalogs of a bundle. All folders of the host are asked, whatever the bundle is.
    public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

extension Color {
    /// A colour of a catalog.
    public init(_ resource: ColorResource) { self.init(resource.name) }
}
