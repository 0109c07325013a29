// SPDX-License-Identifier: MIT

import Drawing

public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.separator._resolve(in: context) }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.placeholderText._resolve(in: context) }
}

/// System blue, whatever the tint.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.blue._resolve(in: context) }
}

/// The accent colour.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.accentColor._resolve(in: context) }
}

/// Resolves to `systemBackground`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.systemBackground._resolve(in: context) }
}

/// `systemFill`; its levels are the other system fills.
public struct FillShapeStyle: ShapeStyle, LeveledShapeStyle {
    private static let levels: [Color] = [
        .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .quaternarySystemFill,
    ]

    public init() {}

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { _resolve(level: 0, in: context) }

    func _resolve(level: Int, in context: _StyleContext) -> _ResolvedStyle {
        Self.levels[level]._resolve(in: context)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
