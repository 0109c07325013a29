// SPDX-License-Identifier: MIT

import Foundation

/// A view that draws by commands. It takes all the space that is offered, and nothing is drawn outside of it.
public struct Canvas<Symbols: View>: _PrimitiveView {
    /// Views that the renderer may draw, each with a `tag(_:)`.
    public var symbols: Symbols
    /// Draws into the context; the size is that of the canvas, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether black lies beneath what is drawn, so that nothing behind the canvas shows through.
    public var isOpaque: Bool
    /// Kept, and without effect: colours are mixed as in `.nonLinear`; other modes give a warning.
    public var colorMode: ColorRenderingMode
    /// Changes nothing: a frame waits for all that is drawn in it.
    public var rendersAsynchronously: Bool

    /// - Parameters:
    ///   - renderer: Draws into the context; the size is that of the canvas, in points. It is called when the canvas is
    ///     first shown, and again when it, its size or what surrounds it changes.
    ///   - symbols: Views to be drawn with `GraphicsContext.resolveSymbol(id:)`, each with a `tag(_:)`. They are offered
    ///     the size of the canvas, may have state, and animate.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        CanvasNode(view, inputs)
    }
}

extension Canvas where Symbols == EmptyView {
    /// - Parameter renderer: Draws into the context; the size is that of the canvas, in points. It is called when the
    ///   canvas is first shown, and again when it, its size or what surrounds it changes.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}
