// SPDX-License-Identifier: MIT

import Drawing

public struct HierarchicalShapeStyle: ShapeStyle {
    package let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level; if there is only one foreground style, that style at an opacity of 0.5.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level; if there is only one foreground style, that style at an opacity of 0.25.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level; if there is only one foreground style, that style at an opacity of 0.18.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level; if there is only one foreground style, that style at an opacity of 0.1.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The opacity of each level of a single style.
    static let opacities = [1, 0.5, 0.25, 0.18, 0.1]
    private static let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        guard let last = context.foreground.last else {
            return _ResolvedStyle(.color(Self.labels[level].color(isDark: context.isDark, in: context.palette)))
        }
        let below = level - (context.foreground.count - 1)
        return below <= 0 ? context.foreground[level] : last.multiplyingAlpha(by: Self.opacities[below])
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
