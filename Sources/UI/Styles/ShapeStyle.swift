// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// A custom style implements `resolve(in:)`; built-in styles implement `_resolve(in:)`.
public protocol ShapeStyle: Sendable {
    /// `Never` for built-in styles.
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Resolves everything that depends on the environment.
    func _resolve(in context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
    /// The default: resolves the style that `resolve(in:)` returns.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        resolve(in: context.environment)._resolve(in: context)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: built-in styles implement `_resolve(in:)`.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) has no resolve(in:), which says what it is drawn as")
    }
}

extension Never: ShapeStyle {
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { switch self {} }
}

extension ShapeStyle {
    package func _resolvePaint(in context: StyleContext, bounds: CGRect) -> Paint {
        _resolve(in: context).paint(in: bounds)
    }
}

// MARK: - Colours

extension Color: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(resolve(environment.styleContext))
    }

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
