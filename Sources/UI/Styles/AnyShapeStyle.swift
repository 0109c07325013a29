// SPDX-License-Identifier: MIT

public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    /// The wrapped style if it is a gradient without geometry; the painting view chooses the geometry.
    package var gradient: Gradient? { base as? Gradient }

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { base._resolve(in: context) }
}
