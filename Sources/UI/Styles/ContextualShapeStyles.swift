// SPDX-License-Identifier: MIT

import Drawing

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
    /// The style has no parameters.
    public init() {}

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        HierarchicalShapeStyle.primary._resolve(in: context)
    }
}

/// What `backgroundStyle(_:)` has set; else the colour of the background: white, or black in the dark.
public struct BackgroundStyle: ShapeStyle {
    /// The style has no parameters.
    public init() {}

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        if let style = context.environment.backgroundStyle {
            // One that is made of the background means the system's.
            var outer = context
            outer.environment.backgroundStyle = nil
            return style._resolve(in: outer)
        }
        return _ResolvedStyle(.color(SystemColor.background.color(isDark: context.isDark, in: context.palette)))
    }
}

/// The accent colour of the place.
public struct TintShapeStyle: ShapeStyle {
    /// The style has no parameters.
    public init() {}

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.accentColor._resolve(in: context) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the place.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What `backgroundStyle(_:)` has set; white, or black in the dark, where nothing has.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The accent colour of the place, which `tint(_:)` sets; blue where none is set.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
