// SPDX-License-Identifier: MIT

import Drawing
import Geometry

/// The surface that items are drawn into: their colours, or only their alpha.
enum Target {
    case pixels(PixelSurface)
    /// Only the alpha of the drawn items, for silhouettes and masks. Takes a quarter of the memory of `pixels`.
    case alpha(MaskSurface)

    var bounds: PixelRect {
        switch self {
        case .pixels(let surface): surface.bounds
        case .alpha(let surface): surface.bounds
        }
    }

    var isAlpha: Bool {
        if case .alpha = self { return true }
        return false
    }

    /// The rectangle that may be written.
    var window: PixelRect {
        switch self {
        case .pixels(let surface): surface.window
        case .alpha(let surface): surface.bounds
        }
    }
}

/// The target of items and the state under which they are drawn.
struct Context {
    var target: Target
    /// The clip rectangle; always within the bounds of the target and of the mask.
    var scissor: PixelRect
    /// Multiplies the alpha of the next item, which is treated as one image.
    var mask: MaskSurface?
    /// Multiplies the alpha of the next item, which is treated as one image; 0…1.
    var opacity = 1.0
    /// Blends the next item, as one image, with the pixels below. Used only if `target` has pixels. For an alpha
    /// target, the item is drawn into a layer, which is then blended.
    var blendMode = BlendMode.normal
    /// Maps the items' space to the device.
    var transform: ProjectionTransform
    /// The nesting depth of the item that is being drawn.
    var depth = 0

    /// The depth limit: deeper items are not drawn, because a thread's stack is finite.
    static let deepest = 400

    init(target: Target, scissor: PixelRect, transform: ProjectionTransform, depth: Int = 0) {
        self.target = target
        self.scissor = scissor
        self.transform = transform
        self.depth = depth
    }

    /// Whether an item's parts may be drawn one by one, because no mask, opacity or blend mode applies to them as a
    /// whole.
    var isPlain: Bool { mask == nil && opacity == 1 && blendMode == .normal }

    var opacityByte: UInt8 { UInt8(Colors.unit(opacity) * 255 + 0.5) }
}
