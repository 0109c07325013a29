// SPDX-License-Identifier: MIT

import Drawing
import Geometry

/// What happens to a drawing on its way to the canvas: a filter, or an effect that belongs to a shading.
enum CanvasStep {
    /// Measured in the space of the canvas.
    case effect(Effect)
    /// Measured in a space that reaches the canvas by this map.
    case mapped(Effect, CGAffineTransform)
    /// A map of the canvas onto itself.
    case projection(ProjectionTransform)
    case shadow(CanvasShadow)

    /// A step that is measured in the space of the commands.
    init(_ effect: Effect, in transform: CGAffineTransform) {
        switch effect {
        case .opacity, .colorMatrix, .alphaThreshold:
            self = .effect(effect)
        case .clip(let path, let style):
            self = .effect(.clip(path.applying(transform), style))
        case .mask(let items):
            let group = DisplayItem(.group(items, isolated: false), transform: ProjectionTransform(transform))
            self = .effect(.mask([group]))
        case .blur(let radius, let opaque):
            self =
                transform.evenScale.map { .effect(.blur(radius: radius * $0, opaque: opaque)) }
                ?? .mapped(effect, transform)
        case .shadow(let shadow):
            let offset = shadow.offset.applying(transform.linear)
            self =
                transform.evenScale.map {
                    .effect(.shadow(Shadow(color: shadow.color, radius: shadow.radius * $0, offset: offset)))
                } ?? .mapped(effect, transform)
        }
    }

    /// The item with this step, in the space of the canvas.
    func applied(to item: DisplayItem) -> DisplayItem {
        var item = item
        switch self {
        case .effect(let effect):
            item.effects.append(effect)
        case .mapped(let effect, let map):
            // Into the other space and back, so that the effect finds its lengths.
            let inner = DisplayItem(
                .group([item], isolated: false), transform: ProjectionTransform(map.inverted()), effects: [effect])
            item = DisplayItem(.group([inner], isolated: false), transform: ProjectionTransform(map))
        case .projection(let map):
            item = DisplayItem(.group([item], isolated: false), transform: map)
        case .shadow(let shadow):
            item = shadow.applied(to: item)
        }
        return item
    }
}

/// A shadow that is more than a silhouette beneath what casts it.
struct CanvasShadow {
    /// In the space of `map`.
    var shadow: Shadow
    /// From the space of the commands to that of the canvas.
    var map: CGAffineTransform
    var blendMode: Drawing.BlendMode
    var options: GraphicsContext.ShadowOptions

    func applied(to item: DisplayItem) -> DisplayItem {
        let color = shadow.color
        // The silhouette in one colour, blurred and moved.
        let tint = ColorMatrix(
            red: [0, 0, 0, 0, color.red], green: [0, 0, 0, 0, color.green], blue: [0, 0, 0, 0, color.blue],
            alpha: options.contains(.invertsAlpha) ? [0, 0, 0, -color.alpha, color.alpha] : [0, 0, 0, color.alpha, 0])
        var silhouette = CanvasStep.effect(.colorMatrix(tint)).applied(to: item)
        silhouette = CanvasStep(.blur(radius: shadow.radius, opaque: false), in: map).applied(to: silhouette)
        let offset = shadow.offset.applying(map.linear)
        silhouette = DisplayItem(
            .group([silhouette], isolated: false), transform: .translation(x: offset.width, y: offset.height),
            blendMode: blendMode)
        let members =
            options.contains(.shadowOnly)
            ? [silhouette] : options.contains(.shadowAbove) ? [item, silhouette] : [silhouette, item]
        return DisplayItem(.group(members, isolated: !options.contains(.disablesGroup)))
    }
}

extension CGAffineTransform {
    /// The map without its translation.
    fileprivate var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension DisplayItem {
    /// Opaque where the item is not, as far as the eye reaches.
    var withInvertedAlpha: DisplayItem {
        let zero: [Float] = [0, 0, 0, 0, 0]
        var copy = self
        copy.effects.append(.colorMatrix(ColorMatrix(red: zero, green: zero, blue: zero, alpha: [0, 0, 0, -1, 1])))
        return copy
    }
}
