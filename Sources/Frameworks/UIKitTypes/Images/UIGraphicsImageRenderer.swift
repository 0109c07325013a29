// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Quartz2D
@_spi(ViewGraph) import ViewGraph
import Views

/// What pictures are like that are drawn by code.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels to a point.
    open var scale: CGFloat = 1
    /// Whether nothing shines through.
    open var opaque = false
    /// As usual.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// As usual.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where code draws a picture.
public final class UIGraphicsImageRendererContext: NSObject {
    /// What is asked of the picture.
    public let format: UIGraphicsImageRendererFormat
    init(format: UIGraphicsImageRendererFormat) { self.format = format }
}

/// Makes pictures by code of Core Graphics. Nothing is drawn here: pictures are clear, as a warning says.
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    /// What is asked of the pictures.
    public let format: UIGraphicsImageRendererFormat

    /// Pictures of a size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    /// Pictures of a size, in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
        super.init()
    }
    /// Pictures of the size of a frame, in points.
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    /// A picture.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        Warnings.add("UIGraphicsImageRenderer: what code draws with Core Graphics is not drawn; its pictures are clear")
        actions(UIGraphicsImageRendererContext(format: format))
        func pixels(_ length: CGFloat) -> Int { Int(min(max((length * format.scale).rounded(.up), 1), 8192)) }
        let clear = Bitmap(width: pixels(size.width), height: pixels(size.height))
        return UIImage(.asset(HeldImage(ImageAsset(.bitmap(clear, scale: format.scale)))))
    }
}

extension UIView {
    /// Nothing is drawn; false says so.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
