// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Quartz2D
import Views

/// A SwiftUI `Color` as a class.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    package let color: Color

    public override init() { color = .clear }

    public init(_ color: Color) { self.color = color }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Values outside of sRGB are clamped when the colour is drawn.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    public init(cgColor: CGColor) { color = Color(cgColor.rgba) }

    /// Never nil: an unknown name draws nothing and warns.
    public init?(named name: String) { color = Color(name) }

    /// Never nil: an unknown name draws nothing and warns. `traits` are ignored.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        color = Color(name, bundle: bundle)
    }

    /// The traits passed to `dynamicProvider` contain a style and a contrast. All other traits have their defaults.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        color = Color(
            dynamic: { isDark, hasHighContrast in
                let traits = UITraitCollection(
                    userInterfaceStyle: isDark ? .dark : .light,
                    accessibilityContrast: hasHighContrast ? .high : .normal)
                return dynamicProvider(traits).color
            })
    }

    public required init?(coder: NSCoder) {
        func component(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: "UI" + name)) }
        color = Color(
            red: component("Red"), green: component("Green"), blue: component("Blue"), opacity: component("Alpha"))
    }

    /// The initializer behind `#colorLiteral(red:green:blue:alpha:)`.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// Sets the opacity, clamped to 0…1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let color = color
        return UIColor(
            Color(replacing: color, alpha: Float(min(max(alpha, 0), 1))))
    }

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    open func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(Color(rgba(in: traits))) }

    /// The colour as resolved in light mode.
    open var cgColor: CGColor { CGColor(rgba(in: .current)) }

    private func rgba(in traits: UITraitCollection) -> RGBAColor {
        color.resolve(
            StyleContext(
                isDark: traits.userInterfaceStyle == .dark, hasHighContrast: traits.accessibilityContrast == .high))
    }

    /// Stores the components in the pointers. The colour is resolved in light mode. Always returns true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba(in: .current)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Stores the components, from 0 to 1, in the pointers. The colour is resolved in light mode. Always returns true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba(in: .current)
        let (r, g, b) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
        let (low, high) = (min(r, g, b), max(r, g, b))
        let range = high - low
        var sector: CGFloat = 0
        if range > 0 {
            switch high {
            case r: sector = (g - b) / range + (g < b ? 6 : 0)
            case g: sector = (b - r) / range + 2
            default: sector = (r - g) / range + 4
            }
        }
        hue?.pointee = sector / 6
        saturation?.pointee = high > 0 ? range / high : 0
        brightness?.pointee = high
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Stores the luminance of the gamma-encoded components in `white`. The colour is resolved in light mode. Always
    /// returns true.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = rgba(in: .current)
        white?.pointee = CGFloat(0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int { color.hashValue }
    open override var description: String { color.description }
}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
