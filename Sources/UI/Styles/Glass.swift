// SPDX-License-Identifier: MIT

import Drawing

/// How glass looks: how much it hides, its colour.
public struct Glass: Equatable, Sendable {
    package enum Variant: Equatable, Sendable { case regular, clear, identity }

    package let variant: Variant
    var color: Color?

    /// Blurs what lies behind, and lightens or darkens it.
    public static var regular: Glass { Glass(variant: .regular) }
    /// Shows nearly all of what lies behind.
    public static var clear: Glass { Glass(variant: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(variant: .identity) }

    /// The glass in a colour; nil: in none.
    public func tint(_ color: Color?) -> Glass {
        var result = self
        result.color = color
        return result
    }

    /// Glass that answers touches; here it looks as it does at rest.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// What a pane is filled with: the nearest thing to glass that bends light is glass that blurs. Estimated by eye from pictures of
/// iOS 26: it blurs a third as much as a material and its colours are less strong.
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
