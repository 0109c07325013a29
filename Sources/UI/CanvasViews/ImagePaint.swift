// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LeafViews
@_spi(ViewGraph) import ViewGraph

/// A style that repeats an image, or a part of it, from the top left corner of what it paints.
///
/// Shapes and borders are painted with it. Texts are not, and say so: they keep the foreground style of their place.
public struct ImagePaint: ShapeStyle {
    /// The image that is repeated.
    public var image: Image
    /// The part of it that is repeated, as a share of its width and height.
    public var sourceRect: CGRect
    /// The size of a tile, as a multiple of that of the image.
    public var scale: CGFloat

    /// Repeats a part of `image`.
    ///
    /// - Parameters:
    ///   - sourceRect: The part, as a share of the image's width and height.
    ///   - scale: The size of a tile, as a multiple of that of the image.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    /// For this engine: what takes the place of the style where there is room for no view.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        HostServices.warn("ImagePaint: only shapes and borders are painted with images; the foreground style stands in")
        return ForegroundStyle()._resolve(in: context)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Repeats a part of `image`.
    ///
    /// - Parameters:
    ///   - sourceRect: The part, as a share of the image's width and height.
    ///   - scale: The size of a tile, as a multiple of that of the image.
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
