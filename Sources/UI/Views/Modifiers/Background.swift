// SPDX-License-Identifier: MIT

import Geometry

extension View {
    /// Puts views behind this one, within its frame.
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(AttachmentModifier(role: .background, alignment: alignment, attached: content()))
    }

    /// Puts a view behind this one, within its frame. The older form of `background(alignment:content:)`.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(AttachmentModifier(role: .background, alignment: alignment, attached: background))
    }

    /// Fills the view's frame behind it, and beyond it what a device covers of the window.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(
            AttachmentModifier(role: .background, alignment: .center, attached: Self.filling(style, reaching: edges)))
    }

    /// Fills the view's frame behind it with the background colour: white, or black in the dark.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            AttachmentModifier(
                role: .background, alignment: .center,
                attached: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }

    /// Fills a shape behind the view with the background colour: white, or black in the dark.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}
