// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

// MARK: The current path

extension CGContext {
    public func beginPath() { currentPath = Path() }
    public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.transform)) }
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(state.transform)) }
    public func addLines(between points: [CGPoint]) {
        currentPath.addLines(points.map { $0.applying(state.transform) })
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(
            to: end.applying(state.transform), control1: control1.applying(state.transform),
            control2: control2.applying(state.transform))
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
    }
    public func closePath() { currentPath.closeSubpath() }
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.transform) }
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.transform) }
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.transform) }

    /// Angles are in radians from the x axis towards the y axis. As in Quartz, `clockwise` refers to a y axis that
    /// points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        inUserSpace {
            $0.addArc(
                center: center, radius: radius, startAngle: Angle(radians: startAngle),
                endAngle: Angle(radians: endAngle),
                clockwise: clockwise)
        }
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        inUserSpace { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    public func addPath(_ path: CGPath) { currentPath.addPath(Path(path), transform: state.transform) }

    /// Runs `add` on the current path in user space, for operations that depend on the current point.
    private func inUserSpace(_ add: (inout Path) -> Void) {
        var path = currentPath.applying(state.transform.inverted())
        add(&path)
        currentPath = path.applying(state.transform)
    }

    private var userPath: Path { currentPath.applying(state.transform.inverted()) }

    public var path: CGPath? { currentPath.isEmpty ? nil : userPath.cgPath }
    public var isPathEmpty: Bool { currentPath.isEmpty }
    public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }
    public var boundingBoxOfPath: CGRect { userPath.boundingRect }
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        userPath.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    }
    public func replacePathWithStrokedPath() {
        currentPath = userPath.strokedPath(state.line).applying(state.transform)
    }
}

// MARK: Painting

extension CGContext {
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    public func strokePath() { drawPath(using: .stroke) }

    public func drawPath(using mode: CGPathDrawingMode) {
        defer { beginPath() }
        if mode != .stroke { fill(currentPath, eoFill: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(userPath, state.line) }
    }

    /// The colour to paint with. In the mode `.clear` it is opaque black, so that a translucent colour erases
    /// completely too.
    private func color(_ color: RGBAColor) -> RGBAColor { state.blendMode == .clear ? .black : color }

    /// - Parameter path: A path in base space.
    private func fill(_ path: Path, eoFill: Bool = false) {
        guard !path.isEmpty else { return }
        draw(
            .fill(path, FillStyle(eoFill: eoFill, antialiased: state.isAntialiased), .color(color(state.fill))),
            transform: .identity)
    }

    /// - Parameter path: A path in user space, to which the line width refers.
    private func stroke(_ path: Path, _ line: StrokeStyle) {
        guard !path.isEmpty, line.lineWidth > 0 else { return }
        draw(.stroke(path, line, .color(color(state.stroke))), transform: state.transform)
    }

    public func fill(_ rect: CGRect) {
        beginPath()
        fill(Path(rect).applying(state.transform))
    }
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        fill(Path(ellipseIn: rect).applying(state.transform))
    }
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.line.lineWidth) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        beginPath()
        var line = state.line
        line.lineWidth = width
        stroke(Path(rect), line)
    }
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        stroke(Path(ellipseIn: rect), state.line)
    }
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) { path.addLines([points[index], points[index + 1]]) }
        stroke(path, state.line)
    }
    public func clear(_ rect: CGRect) {
        saveGState()
        (state.alpha, state.blendMode, state.shadow, state.fill) = (1, .clear, nil, .black)
        fill(rect)
        restoreGState()
    }
}

// MARK: Lines and colours

extension CGContext {
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dash, state.line.dashPhase) = (lengths, phase)
    }
    /// Has no effect, because the rasterizer chooses the flatness.
    public func setFlatness(_ flatness: CGFloat) {}

    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
}

// MARK: Clips

extension CGContext {
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(currentPath, FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased))
        beginPath()
    }
    public func clip(to rect: CGRect) {
        clip(Path(rect).applying(state.transform), FillStyle(antialiased: state.isAntialiased))
    }
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects, transform: state.transform)
        clip(path, FillStyle(antialiased: state.isAntialiased))
    }
    /// Clips by the image's alpha. An image without alpha, such as a grey mask, only clips to the rectangle.
    public func clip(to rect: CGRect, mask: CGImage) {
        let image = DisplayItem(
            .image(ImageContent(bitmap: mask.bitmap, rect: rect)),
            transform: ProjectionTransform(upright(in: rect).concatenating(state.transform)))
        state.clips.append(.mask([image]))
        shrinkClipBounds(to: Path(rect).applying(state.transform).boundingRect)
    }
    public func resetClip() { (state.clips, state.clipBounds) = ([], bounds) }
    public var boundingBoxOfClipPath: CGRect {
        state.clipBounds.isNull ? .null : state.clipBounds.applying(state.transform.inverted())
    }

    private func clip(_ path: Path, _ style: FillStyle) {
        state.clips.append(.clip(path, style))
        shrinkClipBounds(to: path.isEmpty ? .null : path.boundingRect)
    }

    private func shrinkClipBounds(to rect: CGRect) { state.clipBounds = state.clipBounds.intersection(rect) }
}
