// SPDX-License-Identifier: MIT

import Views

extension UIImage {
    /// Empty if the catalog has no image of that name.
    public convenience init(resource: ImageResource) { self.init(Self.content(of: resource)) }

    private static func content(of resource: ImageResource) -> Content {
        UIImage(named: resource.name)?.content ?? .nothing
    }
}
