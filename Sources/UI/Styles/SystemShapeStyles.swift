// SPDX-License-Identifier: MIT

import Drawing

/// The lines between parts, through which the ground shows.
public struct SeparatorShapeStyle: ShapeStyle {
    /// The style has no parameters.
    public init() {}

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.separator._resolve(in: context) }
}

/// Words that stand where nothing has been typed.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// The style has no parameters.
    public init() {}

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.placeholderText._resolve(in: context) }
}

/// Words that lead elsewhere: blue, as the system has it.
public struct LinkShapeStyle: ShapeStyle {
    /// The style has no parameters.
    public init() {}

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.blue._resolve(in: context) }
}

/// What is chosen: the accent colour of the place.
public struct SelectionShapeStyle: ShapeStyle {
    /// The style has no parameters.
    public init() {}

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.accentColor._resolve(in: context) }
}

/// The ground of a window: white, or black in the dark.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// The style has no parameters.
    public init() {}

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { Color.systemBackground._resolve(in: context) }
}

/// Grey behind shapes, through which the ground shows: for thin ones; its levels are for ever larger ones.
public struct FillShapeStyle: ShapeStyle, LeveledShapeStyle {
    private static let levels: [Color] = [
        .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .quaternarySystemFill,
    ]

    /// The style has no parameters.
    public init() {}

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { _resolve(level: 0, in: context) }

    func _resolve(level: Int, in context: _StyleContext) -> _ResolvedStyle {
        Self.levels[level]._resolve(in: context)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The lines between parts, through which the ground shows.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// Words that stand where nothing has been typed.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// Words that lead elsewhere.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// What is chosen.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The ground of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// Grey behind shapes, through which the ground shows.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
