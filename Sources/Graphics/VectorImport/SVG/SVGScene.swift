// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// A node of the scene: a drawing with resolved references and styles, from which display items and outlines are made.
struct SVGNode: Sendable, Equatable {
    indirect enum Content: Sendable, Equatable {
        case shape(SVGShape)
        case group([SVGNode])
        case picture(SVGPicture)
    }

    var content: Content
    /// Maps the node's units to the parent's.
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    /// The clips in the node's own units. Their intersection applies.
    var clips: [SVGClip] = []
}

struct SVGShape: Sendable, Equatable {
    var path: Path
    var fill: SVGPaint?
    var isEOFilled = false
    var stroke: SVGPaint?
    var strokeStyle = StrokeStyle()
    var strokesFirst = false
}

/// An embedded bitmap, stretched over `rect` in the node's units.
struct SVGPicture: Sendable, Equatable {
    var bitmap: Bitmap
    var rect: CGRect
}

/// A clip: the union of several shapes.
struct SVGClip: Sendable, Equatable {
    struct Part: Sendable, Equatable {
        var path: Path
        var isEOFilled: Bool
        /// The part's own clips, in the units of the part. Their intersection applies.
        var clips: [SVGClip]
    }

    var parts: [Part]
}

/// A paint in the units of the shape that it paints.
enum SVGPaint: Sendable, Equatable {
    case color(RGBAColor)
    case linear(ResolvedGradient, start: CGPoint, end: CGPoint)
    /// A circular gradient in a space of its own, and the transform from that space to the shape's units.
    case radial(
        ResolvedGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, transform: CGAffineTransform)

    func mapColors(_ change: (RGBAColor) -> RGBAColor) -> SVGPaint {
        func mapped(_ gradient: ResolvedGradient) -> ResolvedGradient {
            ResolvedGradient(
                stops: gradient.stops.map { .init(color: change($0.color), location: $0.location) },
                colorSpace: gradient.colorSpace)
        }
        switch self {
        case .color(let color): return .color(change(color))
        case .linear(let gradient, let start, let end): return .linear(mapped(gradient), start: start, end: end)
        case .radial(let gradient, let center, let startRadius, let endRadius, let transform):
            return .radial(
                mapped(gradient), center: center, startRadius: startRadius, endRadius: endRadius,
                transform: transform)
        }
    }
}

extension SVGNode {
    /// The bounding box of the outlines in the parent's units; `CGRect.null` if there are none. Without strokes, it is
    /// the bounding box of the specification. With strokes, it may be slightly too large.
    func bounds(withStrokes: Bool) -> CGRect { bounds(under: .identity, withStrokes: withStrokes) }

    private func bounds(under parent: CGAffineTransform, withStrokes: Bool) -> CGRect {
        let map = transform.concatenating(parent)
        switch content {
        case .group(let nodes):
            return nodes.reduce(CGRect.null) { $0.union($1.bounds(under: map, withStrokes: withStrokes)) }
        case .picture(let picture): return Path(picture.rect).applying(map).boundingRect
        case .shape(let shape):
            guard withStrokes, shape.stroke != nil else { return shape.path.applying(map).boundingRect }
            let style = shape.strokeStyle
            let reach = style.lineWidth / 2 * max(style.lineJoin == .miter ? style.miterLimit : 1, 1.5)
            return shape.path.boundingRect.insetBy(dx: -reach, dy: -reach).applying(map)
        }
    }
}
