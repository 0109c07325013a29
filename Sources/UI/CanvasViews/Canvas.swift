// SPDX-License-Identifier: MIT

import Foundation

public struct Canvas<Symbols: View>: _PrimitiveView {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas has a black background instead of a transparent one.
    public var isOpaque: Bool
    /// Only `.nonLinear` is supported. Other modes draw like `.nonLinear`, with a warning.
    public var colorMode: ColorRenderingMode
    /// Has no effect: every frame is written with its canvases completely drawn.
    public var rendersAsynchronously: Bool

    /// - Parameters:
    ///   - renderer: Called when the canvas is first shown, and again when the canvas, its size or its environment
    ///     changes.
    ///   - symbols: Views for `GraphicsContext.resolveSymbol(id:)`, each with a `tag(_:)`. The canvas proposes its own
    ///     size to each. The views may have state and be animated.
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

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        CanvasNode(view, inputs)
    }
}

extension Canvas where Symbols == EmptyView {
    /// - Parameter renderer: Called when the canvas is first shown, and again when the canvas, its size or its
    ///   environment changes.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}
