import Foundation
import Geometry

// Backgrounds, overlays and borders made of a style, with or without a shape.

extension View {
    /// Fills the view's frame behind it. Pictures have no safe area, so its edges change nothing.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        background(style, in: Rectangle())
    }

    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), in: Rectangle())
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

    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills the view's frame in front of it.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        overlay(style, in: Rectangle())
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

    /// A line along the inside of the view's frame.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            AttachmentModifier(
                role: .overlay, alignment: .center,
                attached: Rectangle().strokeBorder(content, lineWidth: width)))
    }
}
