// SPDX-License-Identifier: MIT

import ColorSpaces
import Drawing
import Foundation
import Motion

public struct Color: Hashable, Sendable {
    private let provider: Provider

    private indirect enum Provider: Hashable, Sendable {
        case fixed(RGBAColor)
        case system(SystemColor)
        case accent
        /// The name of a colour in an asset catalogue.
        case named(String)
        /// `elevated` applies in dark appearance on elevated surfaces, such as a sheet.
        case adaptive(light: RGBAColor, dark: RGBAColor, elevated: RGBAColor)
        case dynamic(DynamicColor)
        case custom(CustomColor)
        /// `alpha` replaces the colour's own opacity. `opacity`, below, multiplies it.
        case replaced(Color, alpha: Float)
        case opacity(Color, Double)
        case mix(Color, Color, fraction: Double, Gradient.ColorSpace)
        case exposed(Color, stops: Double)
    }

    private init(_ provider: Provider) { self.provider = provider }

    public enum RGBColorSpace: Equatable, Hashable, Sendable {
        case sRGB
        case sRGBLinear
        /// Values outside of sRGB are clamped when the colour is drawn.
        case displayP3
    }

    /// A colour that another style resolves to.
    @_disfavoredOverload
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(.custom(CustomColor(color)))
    }

    // MARK: Components

    /// Components are not clamped until the colour is drawn.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(.fixed(RGBAColor(colorSpace, red: red, green: green, blue: blue, alpha: opacity)))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// If the name does not exist, the colour draws nothing and a warning is reported.
    ///
    /// - Parameter bundle: Ignored; all asset catalogues of the host are searched.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

    public init(_ resolved: Resolved) { self.init(.fixed(resolved.rgba)) }

    package init(_ color: RGBAColor) { self.init(.fixed(color)) }

    /// If `elevated` is nil, `dark` also applies on elevated surfaces, such as a sheet.
    package init(light: RGBAColor, dark: RGBAColor, elevated: RGBAColor? = nil) {
        self.init(.adaptive(light: light, dark: dark, elevated: elevated ?? dark))
    }

    /// A colour that calls `color` each time it is resolved.
    package init(dynamic color: @escaping @Sendable (_ isDark: Bool, _ hasHighContrast: Bool) -> Color) {
        self.init(.dynamic(DynamicColor(color)))
    }

    /// A colour with its opacity replaced by `alpha` (0 to 1).
    package init(replacing color: Color, alpha: Float) { self.init(.replaced(color, alpha: alpha)) }

    /// The components, if the colour was created from components; nil otherwise.
    package var fixedComponents: RGBAColor? {
        if case .fixed(let color) = provider { color } else { nil }
    }

    // MARK: Names

    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    public static let white = Color(.fixed(.white))
    public static let black = Color(.fixed(.black))
    public static let clear = Color(.fixed(.clear))
    public static let primary = Color(.system(.primary))
    public static let secondary = Color(.system(.secondary))
    public static var accentColor: Color { Color(.accent) }

    // MARK: Derived colours

    /// Multiplies the opacity. `opacity` is clamped to 0…1.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, min(max(opacity, 0), 1))) }

    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, rhs, fraction: min(max(fraction, 0), 1), colorSpace))
    }

    /// Components above 1 are clamped when the colour is drawn.
    public func exposureAdjust(_ stops: Double) -> Color { Color(.exposed(self, stops: stops)) }

    public var gradient: AnyGradient { AnyGradient(standardFor: self) }

    // MARK: Resolution

    package func resolve(_ context: StyleContext) -> RGBAColor {
        switch provider {
        case .fixed(let color): return color
        case .system(let color): return color.color(isDark: context.isDark, in: context.palette)
        case .accent:
            // Within the definition of the accent colour, `accentColor` stands for the default accent colour, because
            // it would otherwise refer to itself.
            var inner = context
            inner.accentColor = nil
            if let accent = context.accentColor { return accent.resolve(inner) }
            let own = context.namedColors?.accentColor(
                isDark: context.isDark, hasHighContrast: context.hasHighContrast)
            // The catalogue's accent colour may refer to a system colour, but not to another catalogue colour.
            inner.namedColors = nil
            if own == nil, context.palette == .macOS15 {
                // The accent of macOS is the same in both appearances (measured).
                return SystemColor.blue.color(isDark: false, in: context.palette)
            }
            return (own ?? .blue).resolve(inner)
        case .named(let name):
            let found = context.namedColors?.color(
                named: name, isDark: context.isDark, hasHighContrast: context.hasHighContrast)
            // A catalogue colour may refer to a system colour, but not to another catalogue colour.
            guard let found else { return .clear }
            var inner = context
            inner.namedColors = nil
            return found.resolve(inner)
        case .adaptive(let light, let dark, let elevated):
            return !context.isDark ? light : context.environment.isElevated ? elevated : dark
        case .dynamic(let color): return color.provider(context.isDark, context.hasHighContrast).resolve(context)
        case .custom(let color): return color.resolve(context.environment).rgba
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
    /// The components as #RRGGBBAA, or the colour's name; for derived colours, an expression.
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
        case .custom(let color): return "\(color.identity)"
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
