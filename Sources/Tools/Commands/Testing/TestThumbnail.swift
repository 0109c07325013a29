// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Geometry
import Zoetrope

/// A small picture of a snapshot for overview pages.
enum TestThumbnail {
    /// The greatest size, in pixels.
    private static let most = CGSize(width: 480, height: 360)

    static func png(of bitmap: Bitmap) throws -> [UInt8] {
        let factor = min(1, most.width / CGFloat(bitmap.width), most.height / CGFloat(bitmap.height))
        let size = CGSize(
            width: max(1, (CGFloat(bitmap.width) * factor).rounded()),
            height: max(1, (CGFloat(bitmap.height) * factor).rounded()))
        let image = ImageContent(
            bitmap: bitmap, rect: CGRect(origin: .zero, size: size), interpolation: .high, isAntialiased: false)
        let list = DisplayList(size: size, scale: 1, items: [DisplayItem(.image(image))])
        return try PNGEncoder(compression: 6).encode(FrameRasterizer().draw(list))
    }
}
