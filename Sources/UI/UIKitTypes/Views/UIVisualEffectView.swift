// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUICore

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIVisualEffect: NSObject {}

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }
    let style: Style
    public init(style: Style) { self.style = style }
}

/// Not drawn: content keeps its own colours.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
}

/// Draws blur effects, its content view and its subviews. Other effects draw nothing.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    open var contentView = UIView()
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init() { self.init(effect: nil) }
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    package override var drawing: AnyView? {
        guard !isHidden else { return AnyView(Color.clear) }
        let shown = ([contentView] + subviews).compactMap(\.drawing)
        let ground = backgroundColor.map { Color($0) }
        guard let blur = effect as? UIBlurEffect else {
            return AnyView(
                ZStack {
                    ground ?? Color.clear
                    ForEach(shown.indices, id: \.self) { shown[$0] }
                }.opacity(alpha))
        }
        return AnyView(
            ZStack {
                ground
                Rectangle().fill(blur.style.look)
                ForEach(shown.indices, id: \.self) { shown[$0] }
            }.opacity(alpha))
    }
}

extension UIBlurEffect.Style {
    /// The material with which the blur is drawn; `OlderBlur` for the styles of iOS 7 to 12.
    fileprivate var look: AnyShapeStyle {
        switch self {
        case .systemUltraThinMaterial: AnyShapeStyle(.ultraThinMaterial)
        case .systemThinMaterial: AnyShapeStyle(.thinMaterial)
        case .systemMaterial: AnyShapeStyle(.regularMaterial)
        case .systemThickMaterial: AnyShapeStyle(.thickMaterial)
        case .systemChromeMaterial: AnyShapeStyle(.bar)
        case .systemUltraThinMaterialLight: AnyShapeStyle(Material(.ultraThin, isDark: false))
        case .systemThinMaterialLight: AnyShapeStyle(Material(.thin, isDark: false))
        case .systemMaterialLight: AnyShapeStyle(Material(.regular, isDark: false))
        case .systemThickMaterialLight: AnyShapeStyle(Material(.thick, isDark: false))
        case .systemChromeMaterialLight: AnyShapeStyle(Material(.bar, isDark: false))
        case .systemUltraThinMaterialDark: AnyShapeStyle(Material(.ultraThin, isDark: true))
        case .systemThinMaterialDark: AnyShapeStyle(Material(.thin, isDark: true))
        case .systemMaterialDark: AnyShapeStyle(Material(.regular, isDark: true))
        case .systemThickMaterialDark: AnyShapeStyle(Material(.thick, isDark: true))
        case .systemChromeMaterialDark: AnyShapeStyle(Material(.bar, isDark: true))
        case .light: AnyShapeStyle(OlderBlur(light: .light, dark: .light))
        case .extraLight: AnyShapeStyle(OlderBlur(light: .extraLight, dark: .extraLight))
        case .dark, .extraDark: AnyShapeStyle(OlderBlur(light: .dark, dark: .dark))
        case .regular: AnyShapeStyle(OlderBlur(light: .light, dark: .dark))
        case .prominent: AnyShapeStyle(OlderBlur(light: .extraLight, dark: .dark))
        }
    }
}

/// The blurs of iOS 7 to 12. Blur radius, white level and tint opacity are those of Apple's sample code of 2013
/// (`UIImageEffects`). `radius` is a standard deviation in points: half of the sample's radius. The sample applies
/// three box blurs, and their combined standard deviation is half of its radius.
private struct OlderBlur: ShapeStyle {
    struct Look: Sendable {
        var radius: Double
        var white: Float
        var alpha: Float
        static let light = Look(radius: 15, white: 1, alpha: 0.3)
        static let extraLight = Look(radius: 10, white: 0.97, alpha: 0.82)
        static let dark = Look(radius: 10, white: 0.11, alpha: 0.73)
    }

    let light: Look
    let dark: Look

    func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        let look = context.isDark ? dark : light
        return _ResolvedStyle(
            .backdrop(
                Backdrop(
                    radius: look.radius, saturation: 1.8, tint: RGBAColor(white: look.white, alpha: look.alpha))))
    }
}
