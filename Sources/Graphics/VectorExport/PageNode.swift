// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster

/// A node of a page: the features that SVG and PDF have in common. Siblings are drawn in order.
///
/// All coordinates are in points from the page's top left corner, with y down.
indirect enum PageNode {
    case shape(PageShape)
    case picture(PagePicture)
    case group(PageGroup)
}

/// A filled or stroked path.
struct PageShape {
    enum Kind {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    /// The path in its own space, which `transform` maps to the page's.
    var path: Path
    var kind: Kind
    /// Maps the path's space to the page's. The identity for fills, and for strokes with the same width in all
    /// directions.
    var transform: CGAffineTransform
    var paint: PagePaint
    var opacity = 1.0
    var blendMode = BlendMode.normal
}

/// The paint of a shape. Colours have straight, sRGB-encoded components, with alpha last.
enum PagePaint {
    typealias Stop = ResolvedGradient.StraightStop

    case color(SIMD4<Double>)
    /// A linear gradient from 0 at `start` to 1 at `end`. The first and the last colour extend beyond these points.
    /// `transform` maps the gradient's space to the path's.
    case linear([Stop], start: CGPoint, end: CGPoint, transform: CGAffineTransform)
    /// A radial gradient from 0 at `center` to 1 at the distance `radius`. `transform` maps the gradient's space to the
    /// path's.
    case radial([Stop], center: CGPoint, radius: Double, transform: CGAffineTransform)

    /// `change` gets and returns straight components, with alpha last.
    func mapped(_ change: (SIMD4<Double>) -> SIMD4<Double>) -> PagePaint {
        func mapped(_ stops: [Stop]) -> [Stop] { stops.map { Stop(location: $0.location, color: change($0.color)) } }
        return switch self {
        case .color(let color): .color(change(color))
        case .linear(let stops, let start, let end, let transform):
            .linear(mapped(stops), start: start, end: end, transform: transform)
        case .radial(let stops, let center, let radius, let transform):
            .radial(mapped(stops), center: center, radius: radius, transform: transform)
        }
    }
}

struct PagePicture {
    var bitmap: Bitmap
    /// Maps the image's pixels, with y down, to the page.
    var transform: CGAffineTransform
    /// Whether viewers interpolate between pixels.
    var isSmooth: Bool
    var opacity = 1.0
    var blendMode = BlendMode.normal

    /// The key of an image that is embedded only once. The nodes keep their bitmaps alive, so the key stays unique.
    struct Key: Hashable {
        let bitmap: ObjectIdentifier
        let isSmooth: Bool
    }

    var key: Key { Key(bitmap: bitmap.identity, isSmooth: isSmooth) }
}

/// Nodes that share a clip, or that are composited as a whole.
struct PageGroup {
    var children: [PageNode]
    var opacity = 1.0
    var clip: (path: Path, isEOFilled: Bool)?
    /// White nodes whose alpha multiplies the group's alpha; nil for no mask.
    var mask: [PageNode]?
    var blendMode = BlendMode.normal
    /// Whether blend modes inside the group see only the group's content.
    var isIsolated = false
}

extension PageNode {
    /// A copy of the node, composited as a whole with its opacity multiplied by `opacity`.
    func faded(by opacity: Double) -> PageNode {
        if opacity == 1 { return self }
        switch self {
        case .shape(var shape):
            shape.opacity *= opacity
            return .shape(shape)
        case .picture(var picture):
            picture.opacity *= opacity
            return .picture(picture)
        case .group(var group):
            group.opacity *= opacity
            return .group(group)
        }
    }

    func blended(_ mode: BlendMode) -> PageNode {
        if mode == .normal { return self }
        switch self {
        case .shape(var shape):
            shape.blendMode = mode
            return .shape(shape)
        case .picture(var picture):
            picture.blendMode = mode
            return .picture(picture)
        case .group(var group):
            group.blendMode = mode
            return .group(group)
        }
    }

    /// Whether drawing the node blends with the pixels below by another mode than source-over. The children of a group
    /// that is composited as one image do not count.
    var blends: Bool {
        switch self {
        case .shape(let shape): shape.blendMode != .normal
        case .picture(let picture): picture.blendMode != .normal
        case .group(let group):
            group.blendMode != .normal || !group.isOne && group.children.contains(where: \.blends)
        }
    }

    /// A copy of the node with its colours mapped. Each shape and image is mapped separately. This is correct for
    /// functions that keep mixtures (`ColorMatrix.keepsMixtures`) if all nodes use source-over.
    /// - Returns: nil if a node has another blend mode.
    func mapped(_ change: (SIMD4<Double>) -> SIMD4<Double>) -> PageNode? {
        switch self {
        case .shape(var shape):
            guard shape.blendMode == .normal else { return nil }
            shape.paint = shape.paint.mapped(change)
            return .shape(shape)
        case .picture(var picture):
            guard picture.blendMode == .normal else { return nil }
            picture.bitmap = picture.bitmap.mapped(change)
            return .picture(picture)
        case .group(var group):
            guard group.blendMode == .normal else { return nil }
            var children: [PageNode] = []
            for child in group.children {
                guard let mapped = child.mapped(change) else { return nil }
                children.append(mapped)
            }
            group.children = children
            return .group(group)
        }
    }

    /// A copy of the node in white with the same alpha.
    var silhouette: PageNode {
        func white(_ color: SIMD4<Double>) -> SIMD4<Double> { SIMD4(1, 1, 1, color.w) }
        switch self {
        case .shape(var shape):
            shape.paint = shape.paint.mapped(white)
            shape.blendMode = .normal
            return .shape(shape)
        case .picture(var picture):
            picture.bitmap = picture.bitmap.mapped(white)
            picture.blendMode = .normal
            return .picture(picture)
        case .group(var group):
            group.children = group.children.map(\.silhouette)
            group.blendMode = .normal
            return .group(group)
        }
    }
}

extension PageGroup {
    /// Whether the group must be composited as a whole.
    var isOne: Bool { opacity < 1 || mask != nil || blendMode != .normal || isIsolated }
}

extension Bitmap {
    /// A copy with each pixel mapped. `change` gets straight components within 0…1, with alpha last.
    func mapped(_ change: (SIMD4<Double>) -> SIMD4<Double>) -> Bitmap {
        var copy = self
        var known: [UInt32: UInt32] = [:]
        copy.withUnsafeMutableBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let place = y * bytesPerRow + 4 * x
                    let pixel = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                    if pixel == 0 { continue }
                    let new = known[pixel] ?? Self.mapped(pixel, change)
                    known[pixel] = new
                    bytes.storeBytes(of: new, toByteOffset: place, as: UInt32.self)
                }
            }
        }
        return copy
    }

    private static func mapped(_ pixel: UInt32, _ change: (SIMD4<Double>) -> SIMD4<Double>) -> UInt32 {
        let alpha = Double(pixel >> 24)
        func straight(_ shift: UInt32) -> Double { min(Double(pixel >> shift & 255) / alpha, 1) }
        let color = change(SIMD4(straight(0), straight(8), straight(16), alpha / 255))
            .clamped(lowerBound: .zero, upperBound: .one)
        func byte(_ value: Double) -> UInt32 { UInt32(value * color.w * 255 + 0.5) }
        return byte(color.x) | byte(color.y) << 8 | byte(color.z) << 16 | UInt32(color.w * 255 + 0.5) << 24
    }
}
