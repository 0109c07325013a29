// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// What a drawing paints, references and styles resolved: between the file and `DisplayItem`s or outlines.
struct SVGNode: Sendable, Equatable {
    indirect enum Content: Sendable, Equatable {
        case shape(SVGShape)
        case group([SVGNode])
        case picture(SVGPicture)
    }

    var content: Content
    /// To the parent's units.
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    /// All of them clip, in the node's own units.
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

/// Pixels, and the rectangle that they fill.
struct SVGPicture: Sendable, Equatable {
    var bitmap: Bitmap
    var rect: CGRect
}

/// The area that several shapes cover together.
struct SVGClip: Sendable, Equatable {
    struct Part: Sendable, Equatable {
        var path: Path
        var isEOFilled: Bool
        /// Clips of the part itself, in the same units.
        var clips: [SVGClip]
    }

    var parts: [Part]
}

/// A paint in the units of the shape that it fills.
enum SVGPaint: Sendable, Equatable {
    case color(RGBAColor)
    case linear(ResolvedGradient, start: CGPoint, end: CGPoint)
    /// A circle in units that `transform` maps to those of the shape.
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
    /// The smallest rectangle around the outlines, in the parent's units; `CGRect.null` where there is none. Without
    /// strokes this is what the specification calls the bounding box. With them it may be somewhat too large.
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
