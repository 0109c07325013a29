// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A Core Graphics context to draw into. A context with a y axis that points up is not flipped.
open class NSGraphicsContext: NSObject {
    public let cgContext: CGContext
    public let isFlipped: Bool
    /// Kept and ignored.
    open var imageInterpolation = NSImageInterpolation.default
    open var shouldAntialias = true { didSet { cgContext.setShouldAntialias(shouldAntialias) } }
    open var compositingOperation = NSCompositingOperation.sourceOver {
        didSet { cgContext.setBlendMode(compositingOperation.mode) }
    }

    public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
        (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
    }
    public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
        guard let context = bitmapRep.context else { return nil }
        self.init(cgContext: context, flipped: false)
    }

    // Not synchronized, because view code runs on one thread.
    nonisolated(unsafe) private static var own: NSGraphicsContext?
    nonisolated(unsafe) private static var saved: [NSGraphicsContext?] = []

    /// The context set last; otherwise UIKit's current context, which is flipped.
    open class var current: NSGraphicsContext? {
        get { own ?? UIGraphicsGetCurrentContext().map { NSGraphicsContext(cgContext: $0, flipped: true) } }
        set {
            if own != nil { UIGraphicsPopContext() }
            own = newValue
            if let newValue { UIGraphicsPushContext(newValue.cgContext) }
        }
    }

    open class func saveGraphicsState() {
        saved.append(own)
        current?.saveGraphicsState()
    }
    open class func restoreGraphicsState() {
        guard let last = saved.popLast() else { return }
        current?.restoreGraphicsState()
        if last !== own { current = last }
    }
    open func saveGraphicsState() { cgContext.saveGState() }
    open func restoreGraphicsState() { cgContext.restoreGState() }
    open func flushGraphics() {}

    /// Calls `draw` with a new current context of `size`, and returns the image.
    static func image(_ size: NSSize, flipped: Bool, _ draw: () -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { renderer in
            let context = renderer.cgContext
            if !flipped { context.turn(over: NSRect(origin: .zero, size: size)) }
            let before = own
            own = NSGraphicsContext(cgContext: context, flipped: flipped)
            draw()
            own = before
        }
    }
}

extension CGContext {
    /// Turns the y axis around, so that `rect` stays in place.
    func turn(over rect: CGRect) {
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
    }
}

public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, high, medium = 4 }

public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter = 13, multiply, screen, overlay, darken, lighten, colorDodge
    case colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity

    var mode: CGBlendMode {
        switch self {
        case .clear: .clear
        case .copy: .copy
        case .sourceOver: .normal
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        }
    }
}

extension NSRect {
    public func fill(
        using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation ?? .sourceOver
    ) {
        NSGraphicsContext.current?.cgContext.blended(operation.mode) {
            NSGraphicsContext.current?.cgContext.fill(self)
        }
    }
    public func clip() { NSGraphicsContext.current?.cgContext.clip(to: self) }
    /// Strokes the inner edge.
    public func frame(
        withWidth width: CGFloat = 1,
        using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation ?? .sourceOver
    ) {
        NSGraphicsContext.current?.cgContext.blended(operation.mode) {
            NSGraphicsContext.current?.cgContext.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
        }
    }
}
