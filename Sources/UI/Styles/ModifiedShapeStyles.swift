// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// A style whose alpha is multiplied by `opacity`.
package struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    package let style: Style
    package let opacity: Double

    package func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        style._resolve(in: context).multiplyingAlpha(by: opacity)
    }
}

/// A style with one more shadow, which becomes the outermost one.
package struct ShadowedShapeStyle<Style: ShapeStyle>: ShapeStyle {
    package let style: Style
    package let shadow: ShadowStyle

    package func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        var result = style._resolve(in: context)
        result.shadows.append(shadow.resolve(context))
        return result
    }
}

package struct BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    package let style: Style
    package let blendMode: BlendMode

    package func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        var result = style._resolve(in: context)
        result.blendMode = blendMode
        return result
    }
}

extension ShapeStyle {
    /// Multiplies the opacity. `opacity` is clamped to 0…1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(style: self, opacity: min(max(opacity, 0), 1))
    }

    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(style: self, shadow: style) }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(style: self, blendMode: mode) }
}

/// The current foreground style with a modifier.
extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
