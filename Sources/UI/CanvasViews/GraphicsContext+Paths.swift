// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(shading, bounds: path.boundingRect, clip: { (path, style) }) { .fill(path, style, $0) }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard style.lineWidth > 0 else { return }
        draw(shading, bounds: path.boundingRect, clip: { (path.strokedPath(style), FillStyle()) }) {
            .stroke(path, style, $0)
        }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// - Parameters:
    ///   - bounds: The bounding box of the path.
    ///   - clip: The area to which a tiled image is clipped.
    private func draw(
        _ shading: Shading, bounds: @autoclosure () -> CGRect, clip: () -> (Path, FillStyle),
        content: (Paint) -> DisplayItem.Content
    ) {
        // The blend mode `clear` ignores the shading, so any opaque shading gives the same result.
        let shading = blendMode == .clear ? .color(.black) : shading
        switch brush(shading, for: bounds()) {
        case .style(let style):
            var shadows: [Effect] = []
            for shadow in style.shadows where !shadow.isInner {
                shadows.append(
                    .shadow(Shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)))
            }
            draw(content(style.paint(in: bounds())), effects: shadows, ownBlendMode: style.blendMode)
        case .paint(let paint):
            draw(content(paint))
        case .tiles(let tiles):
            let (path, style) = clip()
            guard let items = items(of: tiles, covering: path.boundingRect) else { return }
            draw(.group(items, isolated: false), effects: [.clip(path, style)])
        case .nothing:
            break
        }
    }

    /// The tiles that cover `bounds`. nil if there are none or, with a warning, if there are too many.
    func items(of tiles: CanvasTiles, covering bounds: CGRect) -> [DisplayItem]? {
        let image = resolve(tiles.image)
        guard let items = tiles.items(covering: bounds, size: image.size, picture: image.items()) else {
            warn("a tiled image that needs more than \(CanvasTiles.most) tiles is not drawn")
            return nil
        }
        return items.isEmpty ? nil : items
    }
}
