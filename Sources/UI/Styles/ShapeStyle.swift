// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// What a shape or a text is painted with.
///
/// A style of your own says in `resolve(in:)` which style it is where it is used.
public protocol ShapeStyle: Sendable {
    /// What the style becomes where it is used. `Never`, the default, for those that are drawn as they are.
    associatedtype Resolved: ShapeStyle = Never
    /// The style that this one is in these surroundings.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// For this engine: resolves everything that depends on the place where the style is used.
    func _resolve(in context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
    /// For this engine: resolves the style that this one is in these surroundings.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        resolve(in: context.environment)._resolve(in: context)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Not called: the style is drawn as it is.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) has no resolve(in:), which says what it is drawn as")
    }
}

extension Never: ShapeStyle {
    /// For this engine; there is no such style.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { switch self {} }
}

extension ShapeStyle {
    /// The paint for something that takes `bounds`.
    package func _resolvePaint(in context: StyleContext, bounds: CGRect) -> Paint {
        _resolve(in: context).paint(in: bounds)
    }
}

// MARK: - Colours

extension Color: ShapeStyle {
    /// The colour in numbers, in these surroundings.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(resolve(environment.styleContext))
    }

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { _ResolvedStyle(.color(resolve(context))) }
}

extension ShapeStyle where Self == Color {
    /// The same as `Color.red`.
    public static var red: Color { .red }
    /// The same as `Color.orange`.
    public static var orange: Color { .orange }
    /// The same as `Color.yellow`.
    public static var yellow: Color { .yellow }
    /// The same as `Color.green`.
    public static var green: Color { .green }
    /// The same as `Color.mint`.
    public static var mint: Color { .mint }
    /// The same as `Color.teal`.
    public static var teal: Color { .teal }
    /// The same as `Color.cyan`.
    public static var cyan: Color { .cyan }
    /// The same as `Color.blue`.
    public static var blue: Color { .blue }
    /// The same as `Color.indigo`.
    public static var indigo: Color { .indigo }
    /// The same as `Color.purple`.
    public static var purple: Color { .purple }
    /// The same as `Color.pink`.
    public static var pink: Color { .pink }
    /// The same as `Color.brown`.
    public static var brown: Color { .brown }
    /// The same as `Color.white`.
    public static var white: Color { .white }
    /// The same as `Color.gray`.
    public static var gray: Color { .gray }
    /// The same as `Color.black`.
    public static var black: Color { .black }
    /// The same as `Color.clear`.
    public static var clear: Color { .clear }
}
