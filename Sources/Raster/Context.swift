// SPDX-License-Identifier: MIT

import Drawing
import Geometry

/// What items are drawn into.
enum Target {
    case pixels(PixelSurface)
    /// Alpha only: silhouettes and masks, at a quarter of the memory.
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

    /// What may be written.
    var window: PixelRect {
        switch self {
        case .pixels(let surface): surface.window
        case .alpha(let surface): surface.bounds
        }
    }
}

/// Where items are drawn, and what happens to all of them on the way.
struct Context {
    var target: Target
    /// Nothing is drawn outside of it; always inside of the target's bounds and of the mask's.
    var scissor: PixelRect
    /// Multiplies the alpha of the next item as one image.
    var mask: MaskSurface?
    /// Multiplies the alpha of the next item as one image; 0…1.
    var opacity = 1.0
    /// How the next item as one image meets what is below it. Only on pixels: alpha alone is blended as a layer.
    var blendMode = BlendMode.normal
    /// From the space in which the items stand to the device.
    var transform: ProjectionTransform
    /// How many groups and layers deep this is.
    var depth = 0

    /// Deeper items are not drawn: the stack of a thread is finite, and no view nests like that.
    static let deepest = 400

    init(target: Target, scissor: PixelRect, transform: ProjectionTransform, depth: Int = 0) {
        self.target = target
        self.scissor = scissor
        self.transform = transform
        self.depth = depth
    }

    /// Whether an item's parts may be drawn one after the other, because nothing is left to do to them as a whole.
    var isPlain: Bool { mask == nil && opacity == 1 && blendMode == .normal }

    var opacityByte: UInt8 { UInt8(Colors.unit(opacity) * 255 + 0.5) }
}
