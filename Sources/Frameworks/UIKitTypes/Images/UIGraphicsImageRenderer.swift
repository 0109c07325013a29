// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import Interaction

/// What pictures are like that are drawn by code.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels to a point; those of the screen, where code says nothing else.
    open var scale: CGFloat
    /// Whether nothing shines through.
    open var opaque = false
    /// How wide the range of colours is; sRGB here.
    open var preferredRange = Range.automatic
    /// As it is created.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// As the screen is.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Ranges of colours.
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// Of the screen.
    public override init() { scale = UIScreen.main.scale }
}

extension UIImage {
    /// A format with as many pixels to a point.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

/// Where code draws a picture.
public final class UIGraphicsImageRendererContext: NSObject {
    /// What is asked of the picture.
    public let format: UIGraphicsImageRendererFormat
    /// Where to draw, y down.
    public let cgContext: CGContext

    init(format: UIGraphicsImageRendererFormat, context: CGContext) {
        self.format = format
        cgContext = context
    }

    /// What was drawn so far.
    public var currentImage: UIImage { GraphicsStack.image(of: cgContext) }
    /// Fills a rectangle in the current colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle in the current colour.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.blended(blendMode) { cgContext.fill(rect) }
    }
    /// Draws a line of a point inside of a rectangle's edges.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Draws from now on only inside of a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by code of Core Graphics.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// What is asked of the pictures.
    public let format: UIGraphicsImageRendererFormat

    /// Pictures of a size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    /// Pictures of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Pictures of what lies in a frame, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    /// Pictures of what lies in a frame, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        super.init()
    }

    /// A picture.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = GraphicsStack.context(bounds, scale: format.scale, isOpaque: format.opaque)
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        actions(UIGraphicsImageRendererContext(format: format, context: context))
        return GraphicsStack.image(of: context)
    }

    /// The bytes of a picture as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The bytes of a picture as a JPEG file.
    ///
    /// - Parameter compressionQuality: 0 to 1.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension UIView {
    /// Nothing is drawn; false says so.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
