// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import Views

extension UIColor {
    /// What is filled in the current context has this colour.
    public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }
    /// Lines of the current context have this colour.
    public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
    /// All that is drawn in the current context has this colour.
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    /// Fills the path in the current context.
    public func fill() {
        guard let context = GraphicsStack.current else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the path in the current context.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsStack.current?.blended(blendMode, alpha: alpha) { fill() }
    }

    /// Draws a line along the path in the current context.
    public func stroke() {
        guard let context = GraphicsStack.current else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        if !lineDash.lengths.isEmpty { context.setLineDash(phase: lineDash.phase, lengths: lineDash.lengths) }
        context.beginPath()
        context.addPath(cgPath)
        context.strokePath()
        context.restoreGState()
    }

    /// Draws a line along the path in the current context.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsStack.current?.blended(blendMode, alpha: alpha) { stroke() }
    }

    /// The current context draws from now on only inside of the path.
    public func addClip() {
        guard let context = GraphicsStack.current else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
