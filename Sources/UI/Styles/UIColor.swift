import Drawing
import Foundation

/// UIKit's colour, for code that fetches the system's greys and grounds from there: `Color(.systemGray6)`.
public struct UIColor: Hashable, Sendable {
    fileprivate let color: Color

    public init(_ color: Color) { self.color = color }

    /// Components from 0 to 1, gamma-encoded sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// A grey.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// The same colour with another opacity, whatever it had.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func opaque(isDark: Bool) -> RGBAColor {
            var color = color.resolve(StyleContext(isDark: isDark))
            color.alpha = Float(min(max(alpha, 0), 1))
            return color
        }
        return UIColor(Color(light: opaque(isDark: false), dark: opaque(isDark: true)))
    }

    /// - Parameters:
    ///   - light: 0xRRGGBB.
    ///   - dark: the same, in the dark.
    private init(_ light: UInt32, _ dark: UInt32, alpha: (light: Float, dark: Float) = (1, 1)) {
        func color(_ hex: UInt32, _ alpha: Float) -> RGBAColor {
            func component(_ shift: UInt32) -> Float { Float((hex >> shift) & 0xFF) / 255 }
            return RGBAColor(red: component(16), green: component(8), blue: component(0), alpha: alpha)
        }
        self.color = Color(light: color(light, alpha.light), dark: color(dark, alpha.dark))
    }
}

extension Color {
    public init(uiColor: UIColor) { self = uiColor.color }
    public init(_ color: UIColor) { self = color.color }
}

// MARK: - Names

extension UIColor {
    // The same wherever they are used.
    public static let black = UIColor(.black)
    public static let white = UIColor(.white)
    public static let clear = UIColor(.clear)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // Those of SwiftUI.
    public static let systemRed = UIColor(.red)
    public static let systemOrange = UIColor(.orange)
    public static let systemYellow = UIColor(.yellow)
    public static let systemGreen = UIColor(.green)
    public static let systemMint = UIColor(.mint)
    public static let systemTeal = UIColor(.teal)
    public static let systemCyan = UIColor(.cyan)
    public static let systemBlue = UIColor(.blue)
    public static let systemIndigo = UIColor(.indigo)
    public static let systemPurple = UIColor(.purple)
    public static let systemPink = UIColor(.pink)
    public static let systemBrown = UIColor(.brown)
    public static let systemGray = UIColor(.gray)
    public static let label = UIColor(.primary)
    public static let secondaryLabel = UIColor(.secondary)
    public static let tertiaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.30, 0.30))
    public static let quaternaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
    public static let placeholderText = UIColor(0x3C3C43, 0xEBEBF5, alpha: (0.30, 0.30))

    public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
    public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
    public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
    public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
    public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)

    public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
    public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
    public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
    public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
    public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
    public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)

    public static let systemFill = UIColor(0x787880, 0x787880, alpha: (0.20, 0.36))
    public static let secondarySystemFill = UIColor(0x787880, 0x787880, alpha: (0.16, 0.32))
    public static let tertiarySystemFill = UIColor(0x767680, 0x767680, alpha: (0.12, 0.24))
    public static let quaternarySystemFill = UIColor(0x747480, 0x747480, alpha: (0.08, 0.18))
    public static let separator = UIColor(0x3C3C43, 0x545458, alpha: (0.29, 0.60))
    public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
}
