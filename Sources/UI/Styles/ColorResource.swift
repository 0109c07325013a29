// SPDX-License-Identifier: MIT

import Foundation

/// A colour of an asset catalogue. Generated code adds a static member for each colour: `.brandBlue` for `Brand Blue`.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    private let bundlePath: String

    /// - Parameter bundle: Ignored; all asset catalogues of the host are searched.
    public init(name: String, bundle: Bundle) { (self.name, bundlePath) = (name, bundle.bundlePath) }
}

extension Color {
    public init(_ resource: ColorResource) { self.init(resource.name) }
}
