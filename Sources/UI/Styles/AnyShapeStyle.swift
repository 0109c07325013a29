/// A style of a type that is known only at run time.
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { base._resolve(in: context) }
}
