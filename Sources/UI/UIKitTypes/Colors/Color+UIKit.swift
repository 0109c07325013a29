// SPDX-License-Identifier: MIT

import Quartz2D
import Views

extension Color {
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public init(uiColor: UIColor) { self = uiColor.color }
    public init(_ color: UIColor) { self = color.color }
    public init(cgColor: CGColor) { self.init(cgColor.rgba) }
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(cgColor.rgba) }

    /// The components of a colour that was created from components; nil if the colour depends on its environment.
    public var cgColor: CGColor? { fixedComponents.map { CGColor($0) } }
}
