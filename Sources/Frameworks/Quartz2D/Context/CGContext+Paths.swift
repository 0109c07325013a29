// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

// MARK: The current path

extension CGContext {
    /// Forgets the current path.
    public func beginPath() { currentPath = Path() }
    /// Begins a subpath.
    public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.transform)) }
    /// A line from the current point.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(state.transform)) }
    /// A subpath of lines from point to point.
    public func addLines(between points: [CGPoint]) {
        currentPath.addLines(points.map { $0.applying(state.transform) })
    }
    /// A cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(
            to: end.applying(state.transform), control1: control1.applying(state.transform),
            control2: control2.applying(state.transform))
    }
    /// A quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
    }
    /// Closes the current subpath.
    public func closePath() { currentPath.closeSubpath() }
    /// A closed subpath.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.transform) }
    /// A closed subpath for each rectangle.
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.transform) }
    /// The largest ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.transform) }

    /// An arc; angles in radians from x towards y. `clockwise` is as seen where y runs up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        inUserSpace {
            $0.addArc(
                center: center, radius: radius, startAngle: Angle(radians: startAngle),
                endAngle: Angle(radians: endAngle),
                clockwise: clockwise)
        }
    }

    /// A line towards `tangent1End`, and an arc that touches it and the line on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        inUserSpace { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// The elements of a path as subpaths of their own.
    public func addPath(_ path: CGPath) { currentPath.addPath(Path(path), transform: state.transform) }

    /// Adds what depends on the current point.
    private func inUserSpace(_ add: (inout Path) -> Void) {
        var path = currentPath.applying(state.transform.inverted())
        add(&path)
        currentPath = path.applying(state.transform)
    }

    private var userPath: Path { currentPath.applying(state.transform.inverted()) }

    /// The current path, in user space; nil where there is none.
    public var path: CGPath? { currentPath.isEmpty ? nil : userPath.cgPath }
    /// Whether the current path has no element.
    public var isPathEmpty: Bool { currentPath.isEmpty }
    /// Where the current path goes on.
    public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }
    /// The box around the current path.
    public var boundingBoxOfPath: CGRect { userPath.boundingRect }
    /// Whether a point lies inside of what would be drawn of the current path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        userPath.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    }
    /// The current path becomes the outline of its line.
    public func replacePathWithStrokedPath() {
        currentPath = userPath.strokedPath(state.line).applying(state.transform)
    }
}

// MARK: Painting

extension CGContext {
    /// Fills the current path, and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    /// Draws a line along the current path, and forgets it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the current path, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        defer { beginPath() }
        if mode != .stroke { fill(currentPath, eoFill: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(userPath, state.line) }
    }

    /// What is taken away does not depend on colours.
    private func color(_ color: RGBAColor) -> RGBAColor { state.blendMode == .clear ? .black : color }

    /// - Parameter path: In the base space.
    private func fill(_ path: Path, eoFill: Bool = false) {
        guard !path.isEmpty else { return }
        draw(
            .fill(path, FillStyle(eoFill: eoFill, antialiased: state.isAntialiased), .color(color(state.fill))),
            transform: .identity)
    }

    /// - Parameter path: In user space, where the line has its width.
    private func stroke(_ path: Path, _ line: StrokeStyle) {
        guard !path.isEmpty, line.lineWidth > 0 else { return }
        draw(.stroke(path, line, .color(color(state.stroke))), transform: state.transform)
    }

    /// Fills a rectangle; the current path is forgotten, as by all that follows.
    public func fill(_ rect: CGRect) {
        beginPath()
        fill(Path(rect).applying(state.transform))
    }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Fills the largest ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        fill(Path(ellipseIn: rect).applying(state.transform))
    }
    /// Draws a line along a rectangle.
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.line.lineWidth) }
    /// Draws a line of this width along a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        beginPath()
        var line = state.line
        line.lineWidth = width
        stroke(Path(rect), line)
    }
    /// Draws a line along the largest ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        stroke(Path(ellipseIn: rect), state.line)
    }
    /// Draws lines, each from one point to the next of a pair.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) { path.addLines([points[index], points[index + 1]]) }
        stroke(path, state.line)
    }
    /// Leaves nothing in a rectangle.
    public func clear(_ rect: CGRect) {
        saveGState()
        (state.alpha, state.blendMode, state.shadow, state.fill) = (1, .clear, nil, .black)
        fill(rect)
        restoreGState()
    }
}

// MARK: Lines and colours

extension CGContext {
    /// In user space.
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    /// How open lines end.
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    /// How lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    /// How far corners may reach, in widths of the line.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Lengths of dash, gap, dash, …; none for a line without gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dash, state.line.dashPhase) = (lengths, phase)
    }
    /// Curves are as exact as pixels ask for.
    public func setFlatness(_ flatness: CGFloat) {}

    /// What is filled has this colour.
    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    /// Gamma-encoded, 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Gamma-encoded, 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Lines have this colour.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
    /// Gamma-encoded, 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Gamma-encoded, 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
}

// MARK: Clips

extension CGContext {
    /// Draws from now on only inside of the current path, which is forgotten.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(currentPath, FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased))
        beginPath()
    }
    /// Draws from now on only inside of a rectangle.
    public func clip(to rect: CGRect) {
        clip(Path(rect).applying(state.transform), FillStyle(antialiased: state.isAntialiased))
    }
    /// Draws from now on only inside of rectangles.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects, transform: state.transform)
        clip(path, FillStyle(antialiased: state.isAntialiased))
    }
    /// Draws from now on only where an image is opaque that is stretched over a rectangle. (One without opacity, a mask of
    /// greys, lets everything through.)
    public func clip(to rect: CGRect, mask: CGImage) {
        let image = DisplayItem(
            .image(ImageContent(bitmap: mask.bitmap, rect: rect)),
            transform: ProjectionTransform(upright(in: rect).concatenating(state.transform)))
        state.clips.append(.mask([image]))
        shrinkClipBounds(to: Path(rect).applying(state.transform).boundingRect)
    }
    /// All clips are undone.
    public func resetClip() { (state.clips, state.clipBounds) = ([], bounds) }
    /// The box around what clips have left, in user space.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBounds.isNull ? .null : state.clipBounds.applying(state.transform.inverted())
    }

    private func clip(_ path: Path, _ style: FillStyle) {
        state.clips.append(.clip(path, style))
        shrinkClipBounds(to: path.isEmpty ? .null : path.boundingRect)
    }

    private func shrinkClipBounds(to rect: CGRect) { state.clipBounds = state.clipBounds.intersection(rect) }
}
