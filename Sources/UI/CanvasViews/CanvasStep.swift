// SPDX-License-Identifier: MIT

import Foundation
import Drawing
import Geometry

/// An effect that is applied to drawn items: a filter of the context, or an effect of a shading.
enum CanvasStep {
    /// An effect measured in canvas space.
    case effect(Effect)
    /// An effect whose lengths are in a space that the transform maps to canvas space.
    case mapped(Effect, CGAffineTransform)
    /// A transform from canvas space to canvas space.
    case projection(ProjectionTransform)
    case shadow(CanvasShadow)

    /// Creates a step from an effect whose lengths are in user space. `transform` maps user space to canvas space.
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

    /// The item with this step applied, in canvas space.
    func applied(to item: DisplayItem) -> DisplayItem {
        var item = item
        switch self {
        case .effect(let effect):
            item.effects.append(effect)
        case .mapped(let effect, let map):
            // Transforms the item into the space of the effect, applies the effect there, and transforms the result
            // back.
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

/// A shadow with a blend mode or with options, for which the effect `shadow` is not sufficient.
struct CanvasShadow {
    /// The shadow. Its radius and offset are in user space.
    var shadow: Shadow
    /// Maps user space to canvas space.
    var map: CGAffineTransform
    var blendMode: Drawing.BlendMode
    var options: GraphicsContext.ShadowOptions

    func applied(to item: DisplayItem) -> DisplayItem {
        let color = shadow.color
        // Fills the content's silhouette with the shadow's colour. The next steps blur and offset it.
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
    /// This transform with the translation set to zero.
    fileprivate var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension DisplayItem {
    /// The item with inverted alpha. Everything outside the item's bounds becomes opaque, so the result is unbounded.
    var withInvertedAlpha: DisplayItem {
        let zero: [Float] = [0, 0, 0, 0, 0]
        var copy = self
        copy.effects.append(.colorMatrix(ColorMatrix(red: zero, green: zero, blue: zero, alpha: [0, 0, 0, -1, 1])))
        return copy
    }
}
