// SPDX-License-Identifier: MIT

import Drawing

public struct Glass: Equatable, Sendable {
    package enum Variant: Equatable, Sendable { case regular, clear, identity }

    package let variant: Variant
    var color: Color?

    /// A blur of the backdrop under a translucent tint.
    public static var regular: Glass { Glass(variant: .regular) }
    public static var clear: Glass { Glass(variant: .clear) }
    public static var identity: Glass { Glass(variant: .identity) }

    public func tint(_ color: Color?) -> Glass {
        var result = self
        result.color = color
        return result
    }

    /// Has no effect: glass does not respond to touches here.
    public func interactive(_ isEnabled: Bool = true) -> Glass { withoutEffect(self, .pointer) }
}

/// Approximates glass by blurring the backdrop; it does not refract. The numbers are estimated from pictures of iOS 26:
/// less blur and less saturation than a material.
package struct GlassStyle: ShapeStyle {
    private let glass: Glass

    package init(glass: Glass) { self.glass = glass }

    package func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        let isClear = glass.variant == .clear
        let white: (Float, Float) = context.isDark ? (0.12, isClear ? 0.1 : 0.5) : (1, isClear ? 0.12 : 0.55)
        var tint = RGBAColor(white: white.0, alpha: white.1)
        if let color = glass.color?.resolve(context) { tint = color.multiplyingAlpha(by: isClear ? 0.5 : 0.8) }
        return _ResolvedStyle(.backdrop(Backdrop(radius: isClear ? 2 : 6, saturation: isClear ? 1.2 : 1.5, tint: tint)))
    }
}
