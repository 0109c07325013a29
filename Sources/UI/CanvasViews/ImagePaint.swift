// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LeafViews
@_spi(ViewGraph) import ViewGraph

/// A style that tiles an image, or a part of it, from the top left corner of the painted bounds.
///
/// Supported by shapes and borders. Texts keep the foreground style, with a warning.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the image, as fractions of its width and height.
    public var sourceRect: CGRect
    /// The size of a tile relative to the size of the image.
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    /// Returns the foreground style, with a warning. Used where a style cannot draw an image, such as in texts.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        HostServices.warn("ImagePaint: only shapes and borders are painted with images; the foreground style stands in")
        return ForegroundStyle()._resolve(in: context)
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension ImagePaint: ViewPaintedStyle {
    package func view(paintingOver shape: some View, overhang: CGFloat) -> any View {
        let tiles = Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .tiledImage(
                    image, origin: CGPoint(x: overhang, y: overhang), sourceRect: sourceRect, scale: scale))
        }
        return shape.hidden().overlay { tiles.padding(-overhang).mask { shape } }
    }
}
