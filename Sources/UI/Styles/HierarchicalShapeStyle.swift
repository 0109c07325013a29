// SPDX-License-Identifier: MIT

import Drawing

/// A level of the current foreground style.
///
/// Where nothing was set, the levels are the label colours of the system. Where `foregroundStyle(_:_:_:)` gave several
/// styles, they are the first levels; the levels below them are the last one, ever more transparent.
public struct HierarchicalShapeStyle: ShapeStyle {
    package let level: Int

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level; of a foreground style without one, the first at half of its opacity.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level; of one foreground style, the first at an opacity of 0.25.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level; of one foreground style, the first at an opacity of 0.18.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level; of one foreground style, the first at an opacity of 0.1.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The opacity of each level of one style.
    static let opacities = [1, 0.5, 0.25, 0.18, 0.1]
    private static let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        guard let last = context.foreground.last else {
            return _ResolvedStyle(.color(Self.labels[level].color(isDark: context.isDark, in: context.palette)))
        }
        let below = level - (context.foreground.count - 1)
        return below <= 0 ? context.foreground[level] : last.multiplyingAlpha(by: Self.opacities[below])
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
