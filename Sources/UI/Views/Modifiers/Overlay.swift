// SPDX-License-Identifier: MIT

import Geometry

extension View {
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(AttachmentModifier(role: .overlay, alignment: alignment, attached: content()))
    }

    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(AttachmentModifier(role: .overlay, alignment: alignment, attached: overlay))
    }

    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(
            AttachmentModifier(role: .overlay, alignment: .center, attached: Self.filling(style, reaching: edges)))
    }

    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            AttachmentModifier(
                role: .overlay, alignment: .center,
                attached: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }
}
