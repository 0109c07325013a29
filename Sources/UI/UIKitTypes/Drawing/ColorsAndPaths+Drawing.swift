// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Quartz2D
import Views

extension UIColor {
    public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }
    public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIBezierPath {
    public func fill() {
        guard let context = GraphicsStack.current else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsStack.current?.blended(blendMode, alpha: alpha) { fill() }
    }

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

    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsStack.current?.blended(blendMode, alpha: alpha) { stroke() }
    }

    public func addClip() {
        guard let context = GraphicsStack.current else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
