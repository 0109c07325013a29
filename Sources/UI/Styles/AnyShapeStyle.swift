// SPDX-License-Identifier: MIT

/// A style of a type that is known only at run time.
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    /// The style without its type; an `AnyShapeStyle` is not put into another.
    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    /// The colours of a gradient that is given without a direction: whoever paints with it chooses one.
    package var gradient: Gradient? { base as? Gradient }

    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { base._resolve(in: context) }
}
