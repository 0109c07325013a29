// SPDX-License-Identifier: MIT

import Geometry

extension View {
    /// Puts views in front of this one, within its frame.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(AttachmentModifier(role: .overlay, alignment: alignment, attached: content()))
    }

    /// Puts a view in front of this one, within its frame. The older form of `overlay(alignment:content:)`.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(AttachmentModifier(role: .overlay, alignment: alignment, attached: overlay))
    }

    /// Fills the view's frame in front of it, and beyond it what a device covers of the window.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(
            AttachmentModifier(role: .overlay, alignment: .center, attached: Self.filling(style, reaching: edges)))
    }

    /// Fills a shape in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            AttachmentModifier(
                role: .overlay, alignment: .center,
                attached: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }
}
