// SPDX-License-Identifier: MIT

// Colours and gradients are views that fill the proposed size.
import Geometry

extension Color: View {
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension LinearGradient: View {
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension RadialGradient: View {
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension AngularGradient: View {
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension EllipticalGradient: View {
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension MeshGradient: View {
    public var body: some View { PaintedShape(shape: Rectangle(), style: self, drawing: .fill(FillStyle())) }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
    }
}
