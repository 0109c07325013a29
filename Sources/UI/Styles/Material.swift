// SPDX-License-Identifier: MIT

import Drawing
import Motion

/// Frosted glass: a style that shows what lies behind, blurred, more colourful, and behind a tint.
///
/// Apple publishes names and order only. Our numbers, one line for each thickness:
/// - the blur's standard deviation is 15 points, that of Apple's sample code for blurred images of 2013 (`UIImageEffects`: three boxes that
///   stand for a radius of 30), as is the saturation of 1.8;
/// - tints are straight lines through what designers' kits of iOS 17 give for black and for white (two fills on top of each
///   other): a tint of this grey and opacity is the line that meets both. Thicker ones than the kits know go on in their row.
///
/// Against the picture of a device they are estimates; what holds for certain is their order.
public struct Material: ShapeStyle, Sendable {
    /// How much is hidden of what lies behind.
    package enum Thickness: Int, Sendable, CaseIterable { case ultraThin, thin, regular, thick, ultraThick, bar }

    package let thickness: Thickness
    /// nil: as the place is.
    package var isDark: Bool?

    package init(_ thickness: Thickness, isDark: Bool? = nil) {
        self.thickness = thickness
        self.isDark = isDark
    }

    /// Shows most of what lies behind.
    public static let ultraThin = Material(.ultraThin)
    /// Shows more of what lies behind than it hides.
    public static let thin = Material(.thin)
    /// Shows something of what lies behind.
    public static let regular = Material(.regular)
    /// Hides more of what lies behind than it shows.
    public static let thick = Material(.thick)
    /// Hides most of what lies behind.
    public static let ultraThick = Material(.ultraThick)
    /// That of the system's bars.
    public static let bar = Material(.bar)

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(.backdrop(backdrop(isDark: isDark ?? context.isDark)))
    }

    package func backdrop(isDark: Bool) -> Backdrop {
        let (white, alpha): (Float, Float) =
            switch (thickness, isDark) {
            case (.ultraThin, false): (0.86, 0.41)
            case (.thin, false): (0.92, 0.62)
            case (.regular, false): (0.957, 0.77)
            case (.thick, false): (0.97, 0.87)
            case (.ultraThick, false): (0.98, 0.94)
            // The grounds of bars, #f9f9f9 and #1d1d1d, at 94 % in the kits; a bar shows more of strong colours than that.
            case (.bar, false): (0.976, 0.85)
            case (.ultraThin, true): (0.21, 0.46)
            case (.thin, true): (0.19, 0.63)
            case (.regular, true): (0.16, 0.8)
            case (.thick, true): (0.14, 0.9)
            case (.ultraThick, true): (0.135, 0.95)
            case (.bar, true): (0.114, 0.85)
            }
        return Backdrop(radius: 15, saturation: 1.8, tint: RGBAColor(white: white, alpha: alpha))
    }
}

extension ShapeStyle where Self == Material {
    /// Frosted glass that shows most of what lies behind.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Frosted glass that shows more of what lies behind than it hides.
    public static var thinMaterial: Material { .thin }
    /// Frosted glass that shows something of what lies behind.
    public static var regularMaterial: Material { .regular }
    /// Frosted glass that hides more of what lies behind than it shows.
    public static var thickMaterial: Material { .thick }
    /// Frosted glass that hides most of what lies behind.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The frosted glass of the system's bars.
    public static var bar: Material { .bar }
}

extension Material {
    /// Whether glass shows that the window is in use: windows here always are.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// When glass looks like that of a window in use.
public struct MaterialActiveAppearance: Equatable, Hashable, Sendable {
    private let number: Int

    /// As the system has it.
    public static let automatic = MaterialActiveAppearance(number: 0)
    /// Always.
    public static let active = MaterialActiveAppearance(number: 1)
    /// Never.
    public static let inactive = MaterialActiveAppearance(number: 2)
    /// As the window is.
    public static let matchWindow = MaterialActiveAppearance(number: 3)
}
