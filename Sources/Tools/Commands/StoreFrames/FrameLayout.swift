// SPDX-License-Identifier: MIT

import Foundation
import Zoetrope

/// The places of the headline and of the device on the ground, in points.
///
/// The places do not depend on the texts, so that the pictures of all languages match.
package struct FrameLayout: Equatable {
    package let size: CGSize
    /// The rectangle of the headline and the line below it.
    package let caption: CGRect
    /// The rectangle of the device. The top left corner of the screen inside it lies on a pixel.
    package let device: CGRect
    /// The scale of the device on the picture.
    package let factor: CGFloat
    /// The font size of the headline, in points.
    let captionSize: CGFloat
    /// The corner radius of the device's shadow.
    let cornerRadius: CGFloat

    /// - Parameters:
    ///   - size: the size of the picture.
    ///   - device: the size of the device with its frame, before it is scaled.
    ///   - scale: pixels per point of the picture.
    ///   - hasCaption: whether there is a headline. Without it, the device is in the middle.
    package init(size: CGSize, device: CGSize, scale: Double, hasCaption: Bool) {
        self.size = size
        let side = min(size.width, size.height)
        let margin = side * 0.075
        let isWide = size.width > size.height && device.width < device.height
        var room = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
        if !hasCaption {
            caption = .zero
        } else if isWide {
            // An upright device on a wide picture stands beside the headline.
            let width = room.width * 0.46
            caption = CGRect(x: room.minX, y: room.minY, width: width, height: room.height)
            room = CGRect(
                x: caption.maxX + margin, y: room.minY, width: room.width - width - margin, height: room.height)
        } else {
            let height = size.height * 0.15
            caption = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
            let top = caption.maxY + margin * 0.6
            room = CGRect(x: room.minX, y: top, width: room.width, height: room.maxY - top)
        }
        let factor = min(room.width / device.width, room.height / device.height)
        self.factor = factor
        let fitted = CGSize(width: device.width * factor, height: device.height * factor)
        func onPixel(_ edge: CGFloat) -> CGFloat {
            let inset = DeviceChrome.frameThickness * factor
            return ((edge + inset) * scale).rounded() / scale - inset
        }
        self.device = CGRect(
            x: onPixel(room.midX - fitted.width / 2),
            y: onPixel(hasCaption && !isWide ? room.maxY - fitted.height : room.midY - fitted.height / 2),
            width: fitted.width, height: fitted.height)
        captionSize = side * 0.074
        cornerRadius = min(fitted.width, fitted.height) * 0.13
    }
}
