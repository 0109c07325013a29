// SPDX-License-Identifier: MIT

import Drawing

public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        HierarchicalShapeStyle.primary._resolve(in: context)
    }
}

public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        if let style = context.environment.backgroundStyle {
            // Within the definition of the background style, `background` stands for the system's background, because
            // it would otherwise refer to itself.
            var outer = context
            outer.environment.backgroundStyle = nil
            return style._resolve(in: outer)
        }
        return _ResolvedStyle(.color(SystemColor.background.color(isDark: context.isDark, in: context.palette)))
    }
}

public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.accentColor._resolve(in: context) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
