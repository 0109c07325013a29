import Drawing
import Foundation
import Geometry

/// The walk through the items.
extension Rasterizer {
    func draw(_ items: [DisplayItem], in context: Context) {
        for item in items { draw(item, in: context) }
    }

    func draw(_ item: DisplayItem, in context: Context) {
        let transform = item.transform.concatenating(context.transform)
        switch item.content {
        case .fill(let path, let style, let paint):
            guard let shape = shape(filling: path, style, transform: transform, scissor: context.scissor) else {
                return
            }
            self.paint(shape, with: paint, transform: transform, in: context)
        case .stroke(let path, let style, let paint):
            guard let shape = shape(stroking: path, style, transform: transform, scissor: context.scissor) else {
                return
            }
            self.paint(shape, with: paint, transform: transform, in: context)
        case .image:
            return
        case .group(let items, _):
            var inner = context
            inner.transform = transform
            draw(items, in: inner)
        }
    }
}
