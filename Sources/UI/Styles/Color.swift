// SPDX-License-Identifier: MIT

import ColorSpaces
import Drawing
import Foundation
import Motion

/// A colour, or the promise of one: names, the accent colour and `primary` are resolved where the colour is drawn.
public struct Color: Hashable, Sendable {
    private let provider: Provider

    private indirect enum Provider: Hashable, Sendable {
        case fixed(RGBAColor)
        case system(SystemColor)
        case accent
        /// A colour of an asset catalogue.
        case named(String)
        /// `elevated`: in the dark, on what lies above the screen, such as a sheet.
        case adaptive(light: RGBAColor, dark: RGBAColor, elevated: RGBAColor)
        case dynamic(DynamicColor)
        /// A colour with another opacity than it has.
        case replaced(Color, alpha: Float)
        case opacity(Color, Double)
        case mix(Color, Color, fraction: Double, Gradient.ColorSpace)
        case exposed(Color, stops: Double)
    }

    private init(_ provider: Provider) { self.provider = provider }

    /// The spaces in which components can be given.
    public enum RGBColorSpace: Equatable, Hashable, Sendable {
        /// Gamma-encoded.
        case sRGB
        /// The light itself, with the primaries of sRGB.
        case sRGBLinear
        /// Gamma-encoded, with wider primaries; what lies outside of sRGB is cut when it is drawn.
        case displayP3
    }

    // MARK: Components

    /// Components from 0 to 1; values outside are kept until the colour is drawn.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(.fixed(RGBAColor(colorSpace, red: red, green: green, blue: blue, alpha: opacity)))
    }

    /// A grey.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// - Parameters:
    ///   - hue: 0 to 1 around the wheel, from red over green (1/3) and blue (2/3).
    ///   - saturation: 0 is a grey.
    ///   - brightness: 0 is black; the largest component.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour of an asset catalogue.
    ///
    /// Its variants for the dark and for more contrast count where the colour is drawn. One that does not exist draws
    /// nothing, and a warning of the rendering says so.
    ///
    /// - Parameter bundle: Not told apart: a name is looked up in the catalogues that the host was given.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

    /// The same colour from its components.
    public init(_ resolved: Resolved) { self.init(.fixed(resolved.rgba)) }

    package init(_ color: RGBAColor) { self.init(.fixed(color)) }

    /// A colour that looks different in the dark.
    package init(light: RGBAColor, dark: RGBAColor, elevated: RGBAColor? = nil) {
        self.init(.adaptive(light: light, dark: dark, elevated: elevated ?? dark))
    }

    /// A colour that is asked for wherever it is drawn.
    package init(dynamic color: @escaping @Sendable (_ isDark: Bool, _ hasHighContrast: Bool) -> Color) {
        self.init(.dynamic(DynamicColor(color)))
    }

    /// A colour with another opacity than it has, 0 to 1.
    package init(replacing color: Color, alpha: Float) { self.init(.replaced(color, alpha: alpha)) }

    /// The components of a colour that was made of components; nil of all others.
    package var fixedComponents: RGBAColor? {
        if case .fixed(let color) = provider { color } else { nil }
    }

    // MARK: Names

    /// #FF3B30; #FF453A in the dark.
    public static let red = Color(.system(.red))
    /// #FF9500; #FF9F0A in the dark.
    public static let orange = Color(.system(.orange))
    /// #FFCC00; #FFD60A in the dark.
    public static let yellow = Color(.system(.yellow))
    /// #34C759; #30D158 in the dark.
    public static let green = Color(.system(.green))
    /// #00C7BE; #63E6E2 in the dark.
    public static let mint = Color(.system(.mint))
    /// #30B0C7; #40C8E0 in the dark.
    public static let teal = Color(.system(.teal))
    /// #32ADE6; #64D2FF in the dark.
    public static let cyan = Color(.system(.cyan))
    /// #007AFF; #0A84FF in the dark.
    public static let blue = Color(.system(.blue))
    /// #5856D6; #5E5CE6 in the dark.
    public static let indigo = Color(.system(.indigo))
    /// #AF52DE; #BF5AF2 in the dark.
    public static let purple = Color(.system(.purple))
    /// #FF2D55; #FF375F in the dark.
    public static let pink = Color(.system(.pink))
    /// #A2845E; #AC8E68 in the dark.
    public static let brown = Color(.system(.brown))
    /// #8E8E93, in the dark too.
    public static let gray = Color(.system(.gray))
    /// White, in the dark too.
    public static let white = Color(.fixed(.white))
    /// Black, in the dark too.
    public static let black = Color(.fixed(.black))
    /// Nothing: black with an opacity of 0.
    public static let clear = Color(.fixed(.clear))
    /// The colour of text: black, or white in the dark.
    public static let primary = Color(.system(.primary))
    /// The colour of less important text.
    public static let secondary = Color(.system(.secondary))
    /// The colour of what can be touched; blue where none is set.
    public static var accentColor: Color { Color(.accent) }

    // MARK: Derived colours

    /// Multiplies the opacity; values outside of 0…1 are cut.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, min(max(opacity, 0), 1))) }

    /// The colour `fraction` of the way to `rhs`; the fraction is cut to 0…1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, rhs, fraction: min(max(fraction, 0), 1), colorSpace))
    }

    /// The colour with its light doubled `stops` times; negative: halved. What is brighter than white is drawn as white.
    public func exposureAdjust(_ stops: Double) -> Color { Color(.exposed(self, stops: stops)) }

    /// A gentle gradient from a lighter version of the colour to the colour itself.
    public var gradient: AnyGradient { AnyGradient(standardFor: self) }

    // MARK: Resolution

    package func resolve(_ context: StyleContext) -> RGBAColor {
        switch provider {
        case .fixed(let color): return color
        case .system(let color): return color.color(isDark: context.isDark, in: context.palette)
        case .accent:
            // An accent colour that is made of the accent colour means the default one.
            var inner = context
            inner.accentColor = nil
            if let accent = context.accentColor { return accent.resolve(inner) }
            let own = context.namedColors?.accentColor(
                isDark: context.isDark, hasHighContrast: context.hasHighContrast)
            // A colour of a catalog may be one of the system's, and is no name again.
            inner.namedColors = nil
            return (own ?? .blue).resolve(inner)
        case .named(let name):
            let found = context.namedColors?.color(
                named: name, isDark: context.isDark, hasHighContrast: context.hasHighContrast)
            // One of the system's is resolved here, and none is a name again.
            guard let found else { return .clear }
            var inner = context
            inner.namedColors = nil
            return found.resolve(inner)
        case .adaptive(let light, let dark, let elevated):
            return !context.isDark ? light : context.environment.isElevated ? elevated : dark
        case .dynamic(let color): return color.provider(context.isDark, context.hasHighContrast).resolve(context)
        case .replaced(let color, let alpha):
            var color = color.resolve(context)
            color.alpha = alpha
            return color
        case .opacity(let color, let opacity): return color.resolve(context).multiplyingAlpha(by: Float(opacity))
        case .mix(let a, let b, let fraction, let space):
            return a.resolve(context).mixed(with: b.resolve(context), by: fraction, in: space.resolved)
        case .exposed(let color, let stops):
            var light = Resolved(color.resolve(context))
            let factor = Float(powerOfTwo(stops))
            light.linearRed *= factor
            light.linearGreen *= factor
            light.linearBlue *= factor
            return light.rgba
        }
    }
}

extension Color: CustomStringConvertible {
    /// Components as #RRGGBBAA, or the name; of colours made of others, what they are made of.
    public var description: String {
        switch provider {
        case .fixed(let color):
            let parts = [color.red, color.green, color.blue, color.alpha].map { component in
                let byte = Int((min(max(component, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            return "#" + parts.joined()
        case .system(let color): return color.rawValue
        case .accent: return "accentColor"
        case .named(let name): return "NamedColor(name: \"\(name)\")"
        case .adaptive(let light, let dark, _): return "\(Color(light))|\(Color(dark))"
        case .dynamic(let color): return "\(color.provider(false, false))|\(color.provider(true, false))"
        case .replaced(let color, let alpha): return "\(color) at \(alpha)"
        case .opacity(let color, let opacity): return "\(Int((opacity * 100).rounded()))% \(color)"
        case .mix(let a, let b, let fraction, _): return "\(a) mixed by \(fraction) with \(b)"
        case .exposed(let color, let stops): return "\(color) exposed by \(stops) stops"
        }
    }
}

extension RGBAColor {
    package init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, alpha: Double) {
        switch space {
        case .sRGB:
            self.init(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
        case .sRGBLinear:
            self.init(
                red: Float(TransferFunction.encoded(red)), green: Float(TransferFunction.encoded(green)),
                blue: Float(TransferFunction.encoded(blue)), alpha: Float(alpha))
        case .displayP3:
            let light = DisplayP3.linearSRGB(
                TransferFunction.linear(red), TransferFunction.linear(green), TransferFunction.linear(blue))
            self.init(.sRGBLinear, red: light.x, green: light.y, blue: light.z, alpha: alpha)
        }
    }
}
