// SPDX-License-Identifier: MIT

import Views

extension UIColor {
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
