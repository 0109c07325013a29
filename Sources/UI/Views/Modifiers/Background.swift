// SPDX-License-Identifier: MIT

import Geometry

extension View {
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(AttachmentModifier(role: .background, alignment: alignment, attached: content()))
    }

    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(AttachmentModifier(role: .background, alignment: alignment, attached: background))
    }

    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(
            AttachmentModifier(role: .background, alignment: .center, attached: Self.filling(style, reaching: edges)))
    }

    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            AttachmentModifier(
                role: .background, alignment: .center,
                attached: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }

    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}
