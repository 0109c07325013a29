// SPDX-License-Identifier: MIT

import Views

extension UIColor {
    /// A colour of a catalog.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
