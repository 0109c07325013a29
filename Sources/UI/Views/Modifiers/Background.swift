import Foundation
import Geometry

// Backgrounds, overlays and borders made of a style, with or without a shape.

extension View {
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

    nonisolated private static func filling<S: ShapeStyle>(_ style: S, reaching edges: Edge.Set) -> some View {
        _ShapeView(shape: Rectangle(), style: style, fillStyle: FillStyle()).ignoresSafeArea(edges: edges)
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

    /// A line along the inside of the view's frame.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            AttachmentModifier(
                role: .overlay, alignment: .center,
                attached: Rectangle().strokeBorder(content, lineWidth: width)))
    }
}
