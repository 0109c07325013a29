// SPDX-License-Identifier: MIT

import Foundation

/// Appends lines, curves and shapes. Ignores lines and curves without a current point.
extension Path {
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// Does nothing without a current point.
    public mutating func addLine(to end: CGPoint) {
        guard !elements.isEmpty else { return }
        elements.append(.line(to: end))
    }

    /// Does nothing without a current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard !elements.isEmpty else { return }
        elements.append(.quadCurve(to: end, control: control))
    }

    /// Does nothing without a current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard !elements.isEmpty else { return }
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() {
        guard let last = elements.last, last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }

    /// A closed subpath from the top left corner, clockwise on screen. A null rectangle adds nothing.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        elements.append(.move(to: CGPoint(x: x0, y: y0).applying(transform)))
        elements.append(.line(to: CGPoint(x: x1, y: y0).applying(transform)))
        elements.append(.line(to: CGPoint(x: x1, y: y1).applying(transform)))
        elements.append(.line(to: CGPoint(x: x0, y: y1).applying(transform)))
        elements.append(.closeSubpath)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        elements.reserveCapacity(elements.count + lines.count)
        move(to: first)
        for point in lines.dropFirst() { elements.append(.line(to: point)) }
    }

    /// A closed subpath of four cubics from the rightmost point (3 o'clock), clockwise on screen.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let unit = CGAffineTransform(rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
        let map = unit.concatenating(transform)
        let k = quarterCircleHandle
        let corners: [(CGPoint, CGPoint, CGPoint)] = [
            (CGPoint(x: 1, y: k), CGPoint(x: k, y: 1), CGPoint(x: 0, y: 1)),
            (CGPoint(x: -k, y: 1), CGPoint(x: -1, y: k), CGPoint(x: -1, y: 0)),
            (CGPoint(x: -1, y: -k), CGPoint(x: -k, y: -1), CGPoint(x: 0, y: -1)),
            (CGPoint(x: k, y: -1), CGPoint(x: 1, y: -k), CGPoint(x: 1, y: 0)),
        ]
        elements.append(.move(to: CGPoint(x: 1, y: 0).applying(map)))
        for (c1, c2, end) in corners {
            elements.append(
                .curve(to: end.applying(map), control1: c1.applying(map), control2: c2.applying(map)))
        }
        elements.append(.closeSubpath)
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if transform.isIdentity {
            elements.append(contentsOf: path.elements)
        } else {
            elements.append(contentsOf: path.elements.lazy.map { $0.applying(transform) })
        }
    }
}

/// κ: the handle length of the cubic that approximates a quarter of the unit circle, with an error of at most 0.027 %.
let quarterCircleHandle: CGFloat = 0.5522847498307936
