import Drawing
import Foundation
import Geometry

/// What a shape or a text is painted with.
public protocol ShapeStyle: Sendable {
    /// Settles everything that depends on the place where the style is used.
    func _resolve(in context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
    /// The paint for something that takes `bounds`.
    package func _resolvePaint(in context: StyleContext, bounds: CGRect) -> Paint {
        _resolve(in: context).paint(in: bounds)
    }
}

// MARK: - Colours

extension Color: ShapeStyle {
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { _ResolvedStyle(.color(resolve(context))) }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
