import Drawing

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        HierarchicalShapeStyle.primary._resolve(in: context)
    }
}

/// The colour of the background: white, or black in the dark.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(.color(SystemColor.background.color(isDark: context.isDark)))
    }
}

/// The accent colour of the place.
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
