// SPDX-License-Identifier: MIT

import Quartz2D
import Views

extension Color {
    /// The same colour.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// The same colour.
    public init(_ color: UIColor) { self = color.color }
    /// The same colour.
    public init(cgColor: CGColor) { self.init(cgColor.rgba) }
    /// The same colour.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(cgColor.rgba) }

    /// The components of a colour that was made of components; nil of one that depends on where it is drawn.
    public var cgColor: CGColor? { fixedComponents.map { CGColor($0) } }
}
