// SPDX-License-Identifier: MIT

// Colours and gradients as views: they fill all the space that is offered.
import Geometry

extension Color: View {
    /// A rectangle of this colour: all the space that is offered, and 10 points where nothing is.
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension LinearGradient: View {
    /// A rectangle of this gradient: all the space that is offered, and 10 points where nothing is.
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension RadialGradient: View {
    /// A rectangle of this gradient: all the space that is offered, and 10 points where nothing is.
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension AngularGradient: View {
    /// A rectangle of this gradient: all the space that is offered, and 10 points where nothing is.
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension EllipticalGradient: View {
    /// A rectangle of this gradient: all the space that is offered, and 10 points where nothing is.
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension MeshGradient: View {
    /// A rectangle of these colours: all the space that is offered, and 10 points where nothing is.
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle of this style, for styles that are views: all the space that is offered, and 10 points where nothing is.
    @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
    }
}
