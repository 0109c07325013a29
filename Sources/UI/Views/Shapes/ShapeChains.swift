// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

// What can be drawn of a shape on top of what is drawn of it already, as SwiftUI's chains have it.

/// A drawing of a shape on top of another view of it.
protocol ChainedShapeView: ShapeView {
    associatedtype Style: ShapeStyle
    associatedtype Background: View
    associatedtype Drawn: Shape

    nonisolated var style: Style { get }
    nonisolated var background: Background { get }
    /// What is drawn.
    var drawnShape: Drawn { get }
    var drawing: ShapeDrawing { get }
}

extension ChainedShapeView {
    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        CompositeNode(view, inputs, readsObjects: false)
    }

    /// The shape on top of `background`.
    public var body: some View {
        PaintedShape(shape: drawnShape, style: style, drawing: drawing).background { background }
    }
}

/// A filled shape on top of another view of it.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ChainedShapeView {
    /// The shape that is filled.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// The rule by which it is filled, and whether its edges are smooth.
    public var fillStyle: FillStyle
    /// The view beneath.
    public var background: Background

    @MainActor var drawnShape: Content { shape }
    @MainActor var drawing: ShapeDrawing { .fill(fillStyle) }
}

/// The line along a shape's outline on top of another view of it.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ChainedShapeView {
    /// The shape along whose outline the line runs.
    public var shape: Content
    /// What the line is drawn with.
    public var style: Style
    /// Width, ends, corners and dashes of the line.
    public var strokeStyle: StrokeStyle
    /// Whether the line's edges are smooth.
    public var isAntialiased: Bool
    /// The view beneath.
    public var background: Background

    @MainActor var drawnShape: Content { shape }
    @MainActor var drawing: ShapeDrawing { .stroke(strokeStyle, isAntialiased: isAntialiased) }
}

/// The line along the inside of a shape's outline on top of another view of it.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ChainedShapeView
{
    /// The shape along whose outline the line runs.
    public var shape: Content
    /// What the line is drawn with.
    public var style: Style
    /// Width, ends, corners and dashes of the line.
    public var strokeStyle: StrokeStyle
    /// Whether the line's edges are smooth.
    public var isAntialiased: Bool
    /// The view beneath.
    public var background: Background

    /// It lies wholly inside of the shape.
    @MainActor var drawnShape: some Shape { shape.inset(by: strokeStyle.lineWidth / 2) }
    @MainActor var drawing: ShapeDrawing { .stroke(strokeStyle, isAntialiased: isAntialiased) }
}

// MARK: - Shapes

extension Shape {
    /// Draws the line along the outline with a style, half inside and half outside of it.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws a line along the outline, half inside and half outside of it; 1 point wide where no width is given.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Draws a line along the outline, wholly inside of it: the shape is inset by half of the line's width.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Draws a line along the outline, wholly inside of it; 1 point wide where no width is given.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

// MARK: - Chains

extension ShapeView {
    /// Fills the shape once more, on top of what is drawn of it so far.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws the line along the outline on top of what is drawn of the shape so far.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line along the outline on top of what is drawn of the shape so far; 1 point wide where no width is
    /// given.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line along the outline, wholly inside of it, on top of what is drawn of the shape so far.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Draws a line along the inside of the outline on top of what is drawn so far; 1 point wide where no width is
    /// given.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
