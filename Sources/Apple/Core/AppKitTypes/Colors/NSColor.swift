// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A colour with the members of UIKit's class, and those below. Components are those in sRGB.
public typealias NSColor = UIColor

extension NSColor {
    public typealias Name = String

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Taken as sRGB.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Taken as sRGB.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }
    public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// The appearance passed to `dynamicProvider` is one of four: light or dark, with or without high contrast.
    public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        nonisolated(unsafe) let provider = dynamicProvider
        self.init { traits in provider(NSAppearance(traits)) }
    }

    /// Never nil: an unknown name draws nothing and warns.
    public convenience init?(named name: NSColor.Name, bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// The colour as resolved in light mode, with components in sRGB. Nil only for a pattern, which is not supported.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(cgColor: cgColor) }

    public var colorSpace: NSColorSpace { .sRGB }
    public var numberOfComponents: Int { 4 }

    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }

    private var tones: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        return (hue, saturation, brightness)
    }

    public var redComponent: CGFloat { components.red }
    public var greenComponent: CGFloat { components.green }
    public var blueComponent: CGFloat { components.blue }
    public var alphaComponent: CGFloat { components.alpha }
    public var hueComponent: CGFloat { tones.hue }
    public var saturationComponent: CGFloat { tones.saturation }
    public var brightnessComponent: CGFloat { tones.brightness }
    public var whiteComponent: CGFloat {
        var white: CGFloat = 0
        getWhite(&white, alpha: nil)
        return white
    }

    /// Mixes the components as resolved in light mode.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let (one, other) = (components, color.components)
        func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        return NSColor(
            red: mixed(one.red, other.red), green: mixed(one.green, other.green), blue: mixed(one.blue, other.blue),
            alpha: mixed(one.alpha, other.alpha))
    }

    public func highlight(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .highlightColor) }
    public func shadow(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .shadowColor) }

}

extension Color {
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}
