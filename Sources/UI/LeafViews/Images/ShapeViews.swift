// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

// Shapes as views: filled with the foreground style where nothing else is said, or with `fill`, `stroke` and
// `strokeBorder`, which can be chained: each draws on top of the one before.

extension Shape {
    /// The shape filled with the foreground style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A view of a shape to which further fills and strokes can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape that further fills and strokes are made of.
    nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    /// The shape that is filled.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// The rule by which it is filled, and whether its edges are smooth.
    public var fillStyle: FillStyle

    /// The same as `shape.fill(style, style: fillStyle)`.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// For this engine: makes the node.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        CompositeNode(view, inputs, readsObjects: false)
    }

    /// The filled shape.
    @MainActor public var body: some View {
        PaintedShape(shape: shape, style: style, drawing: .fill(fillStyle))
    }
}

extension Shape {
    /// Fills the shape with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
}
