// Colours and gradients as views: they fill all the space that is offered.
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
