// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Quartz2D
import SwiftUICore

/// The stack of current graphics contexts, the current one last. Not synchronized, because view code runs on one
/// thread.
enum GraphicsStack {
    nonisolated(unsafe) private static var contexts: [CGContext] = []

    static var current: CGContext? { contexts.last }
    static func push(_ context: CGContext) { contexts.append(context) }
    static func pop() { _ = contexts.popLast() }

    /// The pixels of a context; transparent if nothing was drawn.
    static func image(of context: CGContext) -> UIImage {
        let bitmap = context.bitmap() ?? Bitmap(width: context.width, height: context.height)
        return UIImage(.asset(ImageValue(ImageAsset(.bitmap(bitmap, scale: context.scale)))))
    }

    /// Makes a context for an image. Clamps each side to 8192 pixels, with a warning. Opaque contexts start black.
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

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public func UIGraphicsPopContext() { GraphicsStack.pop() }

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// A scale of 0 stands for the screen's scale. Each side is clamped to 8192 pixels.
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    GraphicsStack.push(GraphicsStack.context(CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.current.map(GraphicsStack.image) }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public func UIRectFrame(_ rect: CGRect) {
    GraphicsStack.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }
