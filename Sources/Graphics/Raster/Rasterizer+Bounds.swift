// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// The bounds of the pixels that items may touch. They are never too small, but may be larger than necessary.
extension Rasterizer {
    /// The bounds of an item with its effects.
    ///
    /// - Parameter transform: Maps the item's parent space to the space of the bounds.
    func bounds(of item: DisplayItem, in transform: ProjectionTransform) -> Box {
        bounds(
            of: Subject(
                content: item.content, placement: item.transform, effects: item.effects[...], isIsolated: false),
            in: transform)
    }

    func bounds(of subject: Subject, in transform: ProjectionTransform) -> Box {
        guard transform.isUsable, subject.placement.isUsable else { return .empty }
        let spreads = subject.effects.contains {
            switch $0 {
            case .shadow, .blur: true
            case .opacity, .clip, .mask, .colorMatrix, .alphaThreshold: false
            }
        }
        if spreads && !transform.isSimilarity {
            // Effects measure distances in the parent's space. So the bounds are computed in that space and then
            // transformed.
            return transform.bounds(of: bounds(of: subject, in: .identity))
        }
        var box = contentBounds(subject.content, in: subject.placement.concatenating(transform))
        let scale = spreads ? transform.similarityScale ?? 1 : 1
        for effect in subject.effects {
            switch effect {
            case .opacity:
                break
            case .clip(let path, _):
                // A clip without antialiasing moves its edges by up to half a pixel, to whole pixels. The outset makes
                // room for that.
                box = box.intersection(transform.bounds(of: path.controlBox).outset(1, 1))
            case .mask(let items):
                box = box.intersection(items.reduce(Box.empty) { $0.union(bounds(of: $1, in: transform)) })
            case .shadow(let shadow):
                let reach = Double(GaussianBlur.reach(sigma: Self.sigma(shadow.radius) * scale))
                let offset = Self.offset(shadow, transform)
                box = box.union(box.outset(reach, reach).offset(offset.x, offset.y))
            case .blur(let radius, _):
                let reach = Double(GaussianBlur.reach(sigma: Self.sigma(radius) * scale))
                box = box.outset(reach, reach)
            case .colorMatrix(let matrix):
                if !matrix.keepsTransparency { box = .everything }
            case .alphaThreshold(let min, let max, let color):
                // At a steep edge, the antialiased contour of the threshold can reach into pixels whose alpha is 0.
                box = box.outset(1, 1)
                if !AlphaThreshold(min: min, max: max, color: color).keepsTransparency { box = .everything }
            }
        }
        return box
    }

    func contentBounds(_ content: DisplayItem.Content, in transform: ProjectionTransform) -> Box {
        guard transform.isUsable else { return .empty }
        switch content {
        case .fill(let path, _, _):
            return transform.bounds(of: path.controlBox)
        case .stroke(let path, let style, _):
            return transform.bounds(of: Self.strokeBox(path, style))
        case .image(let image):
            return transform.bounds(of: Box(image.rect.standardized))
        case .group(let items, _):
            return items.reduce(Box.empty) { $0.union(bounds(of: $1, in: transform)) }
        }
    }

    /// The standard deviation of a filter: its radius, clamped to 0…10000 points, because more makes no visible
    /// difference. NaN becomes 0.
    static func sigma(_ radius: Double) -> Double { radius > 0 ? min(radius, 10_000) : 0 }

    /// A shadow's offset, rotated and scaled into another space.
    static func offset(_ shadow: Shadow, _ transform: ProjectionTransform) -> SIMD2<Double> {
        let (w, h) = (shadow.offset.width, shadow.offset.height)
        let offset = SIMD2<Double>(w * transform.m11 + h * transform.m21, w * transform.m12 + h * transform.m22)
        return abs(offset.x) < 1e9 && abs(offset.y) < 1e9 ? offset : .zero
    }
}
