// SPDX-License-Identifier: MIT

import Drawing
import Motion

/// A backdrop blur with increased saturation under a translucent tint.
///
/// Apple publishes only the names and their order. The numbers are estimates:
/// - The blur has a standard deviation of 15 points, as in Apple's sample code of 2013 (`UIImageEffects`: three box
///   blurs for a radius of 30). The saturation of 1.8 is from the same code.
/// - The tints are fitted to the design kits for iOS 17, which lay two fills on top of each other. Over black and over
///   white, a tint gives the result of the two fills.
/// - Materials thicker than the kits' are extrapolated.
public struct Material: ShapeStyle, Sendable {
    /// The thickness of a material, which determines its opacity.
    package enum Thickness: Int, Sendable, CaseIterable { case ultraThin, thin, regular, thick, ultraThick, bar }

    package let thickness: Thickness
    /// Whether the material is dark; nil for the appearance of the environment.
    package var isDark: Bool?

    package init(_ thickness: Thickness, isDark: Bool? = nil) {
        self.thickness = thickness
        self.isDark = isDark
    }

    public static let ultraThin = Material(.ultraThin)
    public static let thin = Material(.thin)
    public static let regular = Material(.regular)
    public static let thick = Material(.thick)
    public static let ultraThick = Material(.ultraThick)
    public static let bar = Material(.bar)

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
            // Apple's design kits use #F9F9F9 and #1D1D1D at 94 %. The opacity here is 85 %, because real bars let
            // strong colours show through more.
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
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

extension Material {
    /// Has no effect: windows are always active.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
        withoutEffect(self, .otherPlatforms)
    }
}

public struct MaterialActiveAppearance: Equatable, Hashable, Sendable {
    private let number: Int

    public static let automatic = MaterialActiveAppearance(number: 0)
    public static let active = MaterialActiveAppearance(number: 1)
    public static let inactive = MaterialActiveAppearance(number: 2)
    public static let matchWindow = MaterialActiveAppearance(number: 3)
}
