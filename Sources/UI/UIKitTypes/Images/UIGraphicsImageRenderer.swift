// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import SwiftUICore

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIGraphicsImageRendererFormat: NSObject {
    open var scale: CGFloat
    open var opaque = false
    /// Ignored: images are sRGB.
    open var preferredRange = Range.automatic
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    public override init() { scale = UIScreen.main.scale }
}

extension UIImage {
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public final class UIGraphicsImageRendererContext: NSObject {
    public let format: UIGraphicsImageRendererFormat
    public let cgContext: CGContext

    init(format: UIGraphicsImageRendererFormat, context: CGContext) {
        self.format = format
        cgContext = context
    }

    public var currentImage: UIImage { GraphicsStack.image(of: cgContext) }
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.blended(blendMode) { cgContext.fill(rect) }
    }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        super.init()
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = GraphicsStack.context(bounds, scale: format.scale, isOpaque: format.opaque)
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        actions(UIGraphicsImageRendererContext(format: format, context: context))
        return GraphicsStack.image(of: context)
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension UIView {
    /// Draws nothing and returns false.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
