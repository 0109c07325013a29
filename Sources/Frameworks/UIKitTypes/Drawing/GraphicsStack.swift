// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Quartz2D
import Interaction

/// The contexts that code of UIKit draws into without naming them, the current one last. View code runs on one thread.
enum GraphicsStack {
    nonisolated(unsafe) private static var contexts: [CGContext] = []

    static var current: CGContext? { contexts.last }
    static func push(_ context: CGContext) { contexts.append(context) }
    static func pop() { _ = contexts.popLast() }

    /// The pixels of what a context holds; clear ones where nothing draws.
    static func image(of context: CGContext) -> UIImage {
        let bitmap = context.bitmap() ?? Bitmap(width: context.width, height: context.height)
        return UIImage(.asset(HeldImage(ImageAsset(.bitmap(bitmap, scale: context.scale)))))
    }

    /// A context for a picture: as many pixels as a bitmap may have, opaque ones on black.
    static func context(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext {
        let scale = scale > 0 ? scale : UIScreen.main.scale
        let limit = 8192 / scale
        let size = CGSize(width: min(max(bounds.width, 0), limit), height: min(max(bounds.height, 0), limit))
        if size != bounds.size {
            HostServices.warn("a picture of \(bounds.width) × \(bounds.height) points is cut to \(limit) points")
        }
        let context = CGContext(bounds: CGRect(origin: bounds.origin, size: size), scale: scale)
        if isOpaque { context.fill(context.bounds) }
        return context
    }
}

/// The context that code draws into; nil where none is open.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }
/// What follows draws into a context.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }
/// What follows draws into the context before.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Opens a picture of a size in points, with one pixel to a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Opens a picture of a size in points.
///
/// - Parameter scale: Pixels to a point; 0: those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    GraphicsStack.push(GraphicsStack.context(CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

/// What was drawn into the picture so far; nil where none is open.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.current.map(GraphicsStack.image) }
/// Closes the picture.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
/// Draws a line of a point inside of a rectangle's edges.
public func UIRectFrame(_ rect: CGRect) {
    GraphicsStack.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
/// Draws from now on only inside of a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }
