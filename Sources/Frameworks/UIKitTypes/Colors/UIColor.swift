// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Quartz2D
import Views

/// UIKit's colour: components, or what a closure says of the traits where the colour is drawn.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    package let color: Color

    /// Clear.
    public override init() { color = .clear }

    /// The same colour.
    public init(_ color: Color) { self.color = color }

    /// Components from 0 to 1, gamma-encoded sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Components from 0 to 1, gamma-encoded with wider primaries; what lies outside of sRGB is cut when it is drawn.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    }

    /// A grey.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    /// - Parameters:
    ///   - hue: 0 to 1 around the wheel, from red over green (1/3) and blue (2/3).
    ///   - saturation: 0 to 1; 0 is a grey.
    ///   - brightness: 0 to 1; 0 is black.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// The same colour.
    public init(cgColor: CGColor) { color = Color(cgColor.rgba) }

    /// A colour of an asset catalogue: one that does not exist draws nothing, with a warning. Never nil.
    public init?(named name: String) { color = Color(name) }

    /// A colour of an asset catalogue: one that does not exist draws nothing, with a warning. Never nil.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        color = Color(name, bundle: bundle)
    }

    /// Asked anew wherever the colour is drawn.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        color = Color(
            dynamic: { isDark, hasHighContrast in
                let traits = UITraitCollection(
                    userInterfaceStyle: isDark ? .dark : .light,
                    accessibilityContrast: hasHighContrast ? .high : .normal)
                return dynamicProvider(traits).color
            })
    }

    /// What `#colorLiteral(red:green:blue:alpha:)` stands for.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// The same colour with another opacity, whatever it had.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let color = color
        return UIColor(
            Color(replacing: color, alpha: Float(min(max(alpha, 0), 1))))
    }

    /// What the colour is under these traits.
    open func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(Color(rgba(in: traits))) }

    /// The colour in the light.
    open var cgColor: CGColor { CGColor(rgba(in: .current)) }

    private func rgba(in traits: UITraitCollection) -> RGBAColor {
        color.resolve(
            StyleContext(
                isDark: traits.userInterfaceStyle == .dark, hasHighContrast: traits.accessibilityContrast == .high))
    }

    /// Gamma-encoded components in the light, from 0 to 1. Always true.
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

    /// Hue, saturation and brightness in the light, from 0 to 1. Always true.
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

    /// How light the colour is, from 0 to 1, in the light. Always true.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = rgba(in: .current)
        white?.pointee = CGFloat(0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Whether both are the same wherever they are drawn.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    /// That of the colour.
    open override var hash: Int { color.hashValue }
    /// The components, or the name.
    open override var description: String { color.description }
}

/// What `#colorLiteral` is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
