// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension DisplayItem {
    /// Whether drawing the item blends with the pixels below by another mode than source-over. The items of a group
    /// that is composited as one image do not count.
    var blends: Bool {
        if blendMode != .normal { return true }
        guard effects.isEmpty, case .group(let items, isolated: false) = content else { return false }
        return items.contains(where: \.blends)
    }

    /// Whether the item depends on the pixels below it in a way that SVG or PDF does not support.
    var needsBackdrop: Bool {
        if !blendMode.isKnownToPages || hasGlass { return true }
        guard effects.isEmpty, case .group(let items, isolated: false) = content else { return false }
        return items.contains(where: \.needsBackdrop)
    }

    /// Whether the item contains a backdrop filter at any depth. A backdrop filter in a group also reads the pixels
    /// below the group.
    private var hasGlass: Bool {
        switch content {
        case .fill(_, _, .backdrop), .stroke(_, _, .backdrop): true
        case .fill, .stroke, .image: false
        case .group(let items, _): items.contains(where: \.hasGlass)
        }
    }

    /// The item with opaque fills in place of backdrop filters, as in masks.
    var withoutGlass: DisplayItem {
        var copy = self
        switch content {
        case .fill(let path, let style, .backdrop): copy.content = .fill(path, style, .color(.white))
        case .stroke(let path, let style, .backdrop): copy.content = .stroke(path, style, .color(.white))
        case .fill, .stroke, .image: break
        case .group(let items, let isolated): copy.content = .group(items.map(\.withoutGlass), isolated: isolated)
        }
        return copy
    }

    /// The item's shadow, without the item.
    func silhouette(for shadow: Shadow) -> DisplayItem {
        let color = shadow.color
        var effects: [Effect] = [
            .colorMatrix(
                ColorMatrix(
                    red: [0, 0, 0, 0, color.red], green: [0, 0, 0, 0, color.green], blue: [0, 0, 0, 0, color.blue],
                    alpha: [0, 0, 0, color.alpha, 0]))
        ]
        if shadow.radius > 0 { effects.append(.blur(radius: shadow.radius, opaque: false)) }
        return DisplayItem(
            .group([self], isolated: true),
            transform: .translation(x: shadow.offset.width, y: shadow.offset.height), effects: effects)
    }
}

extension BlendMode {
    /// Whether both SVG (with CSS) and PDF have this blend mode.
    var isKnownToPages: Bool { pageName != nil }
}

extension ColorMatrix {
    /// Whether mapping a mixture of two colours gives the mixture of the mapped colours, and alpha does not change.
    var keepsMixtures: Bool { alpha == [0, 0, 0, 1, 0] && [red, green, blue].allSatisfy { $0[3] == 0 } }

    /// Maps a colour of straight components within 0…1, with alpha last.
    func apply(_ color: SIMD4<Double>) -> SIMD4<Double> {
        func row(_ factors: [Float]) -> Double {
            Double(factors[0]) * color.x + Double(factors[1]) * color.y + Double(factors[2]) * color.z
                + Double(factors[3]) * color.w + Double(factors[4])
        }
        return SIMD4(row(red), row(green), row(blue), row(alpha)).clamped(lowerBound: .zero, upperBound: .one)
    }
}

extension ProjectionTransform {
    /// Whether SVG and PDF support the transform: it has no perspective and can be inverted.
    var isFlat: Bool {
        isAffine && [m11, m12, m21, m22, m31, m32].allSatisfy { abs($0) < 1e12 } && determinant != 0
    }
}

extension CGAffineTransform {
    /// The scale factor of a transform that scales all directions alike; nil for other transforms.
    var similarityScale: Double? {
        let scale = (a * a + b * b).squareRoot()
        let isSimilar =
            abs(a * c + b * d) <= 1e-9 * scale * scale && abs((c * c + d * d).squareRoot() - scale) <= 1e-9 * scale
        return isSimilar ? scale : nil
    }
}

extension Bitmap {
    /// The bounds of the pixels that are not transparent; nil if there are none.
    var visiblePart: (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
        var (minX, minY, maxX, maxY) = (width, height, 0, 0)
        withUnsafeBytes { bytes in
            for y in 0..<height {
                let start = y * bytesPerRow
                guard let first = (0..<width).first(where: { bytes[start + 4 * $0 + 3] > 0 }),
                    let last = (0..<width).last(where: { bytes[start + 4 * $0 + 3] > 0 })
                else { continue }
                (minX, maxX) = (min(minX, first), max(maxX, last + 1))
                (minY, maxY) = (min(minY, y), y + 1)
            }
        }
        return maxX > minX ? (minX, minY, maxX, maxY) : nil
    }

    func part(_ part: (minX: Int, minY: Int, maxX: Int, maxY: Int)) -> Bitmap {
        if part == (0, 0, width, height) { return self }
        var copy = Bitmap(width: part.maxX - part.minX, height: part.maxY - part.minY)
        let (count, target) = (4 * copy.width, copy.bytesPerRow)
        let height = copy.height
        withUnsafeBytes { from in
            copy.withUnsafeMutableBytes { to in
                for y in 0..<height {
                    let start = (part.minY + y) * bytesPerRow + 4 * part.minX
                    UnsafeMutableRawBufferPointer(rebasing: to[y * target..<y * target + count])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: from[start..<start + count]))
                }
            }
        }
        return copy
    }
}
