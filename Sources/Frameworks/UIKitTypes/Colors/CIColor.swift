// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D

/// A colour of Core Image: components from 0 to 1, gamma-encoded sRGB.
public final class CIColor: NSObject, Sendable {
    /// 0 to 1.
    public let red: CGFloat
    /// 0 to 1.
    public let green: CGFloat
    /// 0 to 1.
    public let blue: CGFloat
    /// 0 to 1.
    public let alpha: CGFloat
    /// Components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// Components from 0 to 1, nothing shines through.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    /// The colour in the light.
    public convenience init(color: UIColor) {
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        self.init(red: r, green: g, blue: b, alpha: a)
    }
    /// The same colour.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
    /// How many components there are, with the opacity.
    public var numberOfComponents: Int { 4 }
    /// Components with spaces between them.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
}

extension UIColor {
    /// The same colour.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    /// The colour in the light.
    public var ciColor: CIColor { CIColor(color: self) }
}
