// SPDX-License-Identifier: MIT

import Drawing

/// A style that defines its own secondary to quinary levels.
protocol LeveledShapeStyle: ShapeStyle {
    /// - Parameter level: 1 to 4; 0 is the style itself.
    func _resolve(level: Int, in context: _StyleContext) -> _ResolvedStyle
}

/// A level of a style; if the style has no levels, the style at a lower opacity.
private struct LevelOfStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        if let leveled = base as? any LeveledShapeStyle { return leveled._resolve(level: level, in: context) }
        return base._resolve(in: context).multiplyingAlpha(by: HierarchicalShapeStyle.opacities[level])
    }
}

extension ShapeStyle {
    /// The second level; without levels, the style at an opacity of 0.5.
    public var secondary: some ShapeStyle { LevelOfStyle(base: self, level: 1) }
    /// The third level; without levels, the style at an opacity of 0.25.
    public var tertiary: some ShapeStyle { LevelOfStyle(base: self, level: 2) }
    /// The fourth level; without levels, the style at an opacity of 0.18.
    public var quaternary: some ShapeStyle { LevelOfStyle(base: self, level: 3) }
    /// The fifth level; without levels, the style at an opacity of 0.1.
    public var quinary: some ShapeStyle { LevelOfStyle(base: self, level: 4) }
}

extension ForegroundStyle: LeveledShapeStyle {
    func _resolve(level: Int, in context: _StyleContext) -> _ResolvedStyle {
        HierarchicalShapeStyle(level: level)._resolve(in: context)
    }
}

extension HierarchicalShapeStyle: LeveledShapeStyle {
    func _resolve(level: Int, in context: _StyleContext) -> _ResolvedStyle {
        HierarchicalShapeStyle(level: min(self.level + level, 4))._resolve(in: context)
    }
}

extension BackgroundStyle: LeveledShapeStyle {
    func _resolve(level: Int, in context: _StyleContext) -> _ResolvedStyle {
        if context.environment.backgroundStyle != nil {
            return _resolve(in: context).multiplyingAlpha(by: HierarchicalShapeStyle.opacities[level])
        }
        let ground: Color = level == 1 ? .secondarySystemBackground : .tertiarySystemBackground
        return ground._resolve(in: context)
    }
}
