import Foundation
import Views

/// What is done to what lies behind.
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind.
open class UIBlurEffect: UIVisualEffect {
    /// How much, and how light.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }
    /// How much, and how light.
    let style: Style
    /// A blur.
    public init(style: Style) { self.style = style }
}

/// Lets colours of what lies behind come through.
open class UIVibrancyEffect: UIVisualEffect {
    /// On a blur.
    public init(blurEffect: UIBlurEffect) {}
}

/// Shows what lies behind, changed.
open class UIVisualEffectView: UIView {
    /// What is done to what lies behind.
    open var effect: UIVisualEffect?
    /// Views in front of it.
    open var contentView = UIView()
    /// A view with an effect.
    public convenience init(effect: UIVisualEffect?) {
        self.init()
        self.effect = effect
    }
}
