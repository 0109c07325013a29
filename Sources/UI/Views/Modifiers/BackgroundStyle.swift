// SPDX-License-Identifier: MIT

extension View {
    /// What the style `.background` paints with inside of this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
