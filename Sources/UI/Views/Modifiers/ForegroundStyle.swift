// SPDX-License-Identifier: MIT

nonisolated struct ForegroundStyleModifier: _PrimitiveModifier {
    /// The styles of the levels: primary first, then secondary, and so on. nil restores the system's styles.
    let styles: [any ShapeStyle]?

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, inputs) { environment, modifier in
            let context = environment.styleContext
            environment.foreground = modifier.styles?.map { $0._resolve(in: context) } ?? []
            if environment.foregroundAppliesToTextOnly { environment.foregroundAppliesToTextOnly = false }
        }
    }
}

extension View {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(styles: [style]))
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modifier(ForegroundStyleModifier(styles: [primary, secondary]))
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(ForegroundStyleModifier(styles: [primary, secondary, tertiary]))
    }
}
