// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Quartz2D
import SwiftUICore

extension UIImage {
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    public func draw(in rect: CGRect) {
        guard let context = GraphicsStack.current, rect.width > 0, rect.height > 0 else { return }
        if renderingMode != .alwaysTemplate, let image = cgImage { return context.drawUpsideUp(image, in: rect) }
        context.draw(HostedItems.items(image.resizable(), in: rect.size), at: rect.origin)
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsStack.current?.blended(blendMode, alpha: alpha) { draw(in: rect) }
    }

    public func pngData() -> Data? {
        guard let image = cgImage ?? pixels else { return nil }
        return HostServices.pixels?.png(of: image.bitmap).map { Data($0) }
    }

    /// Transparent pixels become white. Nil if the image has no pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let image = cgImage ?? pixels else { return nil }
        return HostServices.pixels?.jpeg(of: image.bitmap, quality: compressionQuality).map { Data($0) }
    }

    /// The image rendered at one pixel per point; nil if the image's size is empty.
    private var pixels: CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }
}
