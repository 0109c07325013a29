// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry

/// Paints a colour mesh as small triangles with linearly interpolated colours.
///
/// Patches are bicubic with zero twist at their corners. Colours are interpolated along rows of corners first, then
/// along columns. All patches in a row or column are subdivided alike, so that neighbours leave no gap. The subdivision
/// depends on device sizes alone, so that a pixel does not depend on how much of its surroundings is drawn.
struct MeshPainter {
    /// A point on the device in 256ths of a pixel, with its premultiplied sRGB-encoded colour, 0 to 255.
    private struct Node {
        var x: Int64
        var y: Int64
        var color: SIMD4<Float>
        /// Whether the point lies in front of the viewer and within the numeric range.
        var isUsable: Bool
    }

    /// The side of a subdivided piece, in pixels.
    private static let side = 6.0
    /// The largest number of pieces per side of a patch.
    private static let mostPieces = 128
    /// The largest number of nodes per mesh. Finer subdivisions are halved until they fit. Meshes with more vertices
    /// are not drawn.
    private static let mostNodes = 1 << 20

    private let columns: Int
    private let nodes: [Node]
    /// For each column of the mesh's vertices, the index of its column of nodes.
    private let columnStarts: [Int]
    /// For each row of the mesh's vertices, the index of its row of nodes.
    private let rowStarts: [Int]

    /// - Parameters:
    ///   - box: The painted area. If an edge of the mesh lies on an edge of `box`, its nodes are moved out by one
    ///     pixel. Pixels along the edge are then painted even if their centres lie outside.
    init?(_ mesh: ColorMesh, transform: ProjectionTransform, over box: Box) {
        let (width, height) = (mesh.width, mesh.height)
        guard width > 1, height > 1, width * height <= Self.mostNodes else { return nil }
        func pieces(_ length: Double) -> Int {
            length.isFinite ? max(1, min(Int((length / Self.side).rounded(.up)), Self.mostPieces)) : 1
        }
        var across = (0..<width - 1).map { column in
            pieces(
                (0..<height).map { Self.length(mesh, $0 * width + column, $0 * width + column + 1, transform) }.max()!)
        }
        var down = (0..<height - 1).map { row in
            pieces((0..<width).map { Self.length(mesh, row * width + $0, (row + 1) * width + $0, transform) }.max()!)
        }
        while (across.reduce(1, +)) * (down.reduce(1, +)) > Self.mostNodes,
            across.contains(where: { $0 > 1 }) || down.contains(where: { $0 > 1 })
        {
            across = across.map { ($0 + 1) / 2 }
            down = down.map { ($0 + 1) / 2 }
        }
        columnStarts = across.reduce(into: [0]) { $0.append($0.last! + $1) }
        rowStarts = down.reduce(into: [0]) { $0.append($0.last! + $1) }
        columns = columnStarts.last! + 1
        nodes = Self.nodes(mesh, columnStarts, rowStarts, transform, box)
    }

    /// An upper bound of a patch side's length on the device: the length of its control polygon.
    private static func length(_ mesh: ColorMesh, _ a: Int, _ b: Int, _ transform: ProjectionTransform) -> Double {
        let (from, to) = (mesh.vertices[a], mesh.vertices[b])
        let controls = b == a + 1 ? [from.trailing, to.leading] : [from.bottom, to.top]
        var sum = 0.0
        var last = place(from.position, transform)
        for point in controls + [to.position] {
            let next = place(point, transform)
            if let a = last, let b = next { sum += ((b - a) * (b - a)).sum().squareRoot() }
            last = next
        }
        return sum
    }

    private static func place(_ p: CGPoint, _ m: ProjectionTransform) -> SIMD2<Double>? {
        let w = p.x * m.m13 + p.y * m.m23 + m.m33
        guard w > 1e-6 else { return nil }
        let point = SIMD2(p.x * m.m11 + p.y * m.m21 + m.m31, p.x * m.m12 + p.y * m.m22 + m.m32) / w
        return abs(point.x) < 1e6 && abs(point.y) < 1e6 ? point : nil
    }

    // MARK: - Nodes

    private static func nodes(
        _ mesh: ColorMesh, _ columnStarts: [Int], _ rowStarts: [Int], _ transform: ProjectionTransform, _ box: Box
    ) -> [Node] {
        let (width, height) = (mesh.width, mesh.height)
        let (columns, rows) = (columnStarts.last! + 1, rowStarts.last! + 1)
        let corners = mesh.vertices.map { MixedColors.mixable($0.color, mesh.colorSpace) }
        // Colours along the rows of corners; `colors` below interpolates these along all columns.
        let lines = (0..<height).map { row in
            Curve(Array(corners[row * width..<(row + 1) * width]), isSmooth: mesh.isSmooth).values(columnStarts)
        }
        var result: [Node] = []
        result.reserveCapacity(columns * rows)
        let colors = (0..<columns).map { i in
            Curve(lines.map { $0[i] }, isSmooth: mesh.isSmooth).values(rowStarts)
        }
        let margin = 1 / max(transform.meanScale(over: box), 1e-6)
        let edge = 1e-6 * max(box.width, box.height)
        for j in 0..<rows {
            let row = min(rowStarts.lastIndex { $0 <= j }!, height - 2)
            let v = Double(j - rowStarts[row]) / Double(rowStarts[row + 1] - rowStarts[row])
            for i in 0..<columns {
                let column = min(columnStarts.lastIndex { $0 <= i }!, width - 2)
                let u = Double(i - columnStarts[column]) / Double(columnStarts[column + 1] - columnStarts[column])
                var point = Self.point(mesh, column, row, u, v)
                if i == 0 || j == 0 || i == columns - 1 || j == rows - 1 {
                    if abs(point.x - box.minX) <= edge { point.x -= margin }
                    if abs(point.x - box.maxX) <= edge { point.x += margin }
                    if abs(point.y - box.minY) <= edge { point.y -= margin }
                    if abs(point.y - box.maxY) <= edge { point.y += margin }
                }
                let c = MixedColors.encoded(colors[i][j], mesh.colorSpace)
                let alpha = Colors.unit(c.w)
                let color = SIMD4(Colors.unit(c.x), Colors.unit(c.y), Colors.unit(c.z), 1) * (alpha * 255)
                let placed = place(CGPoint(x: point.x, y: point.y), transform)
                result.append(
                    Node(
                        x: Int64(((placed?.x ?? 0) * 256).rounded()), y: Int64(((placed?.y ?? 0) * 256).rounded()),
                        color: SIMD4<Float>(color), isUsable: placed != nil))
            }
        }
        return result
    }

    private static func point(_ mesh: ColorMesh, _ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
        func vector(_ p: CGPoint) -> SIMD2<Double> { SIMD2(p.x, p.y) }
        func vertex(_ dx: Int, _ dy: Int) -> ColorMesh.Vertex {
            mesh.vertices[(row + dy) * mesh.width + column + dx]
        }
        func bernstein(_ t: Double) -> SIMD4<Double> {
            let s = 1 - t
            return SIMD4(s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        }
        let (a, b) = (bernstein(u), bernstein(v))
        var sum = SIMD2<Double>.zero
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let corner = vertex(dx, dy)
            let position = vector(corner.position)
            let across = vector(dx == 0 ? corner.trailing : corner.leading)
            let down = vector(dy == 0 ? corner.bottom : corner.top)
            let (outerX, innerX) = dx == 0 ? (a[0], a[1]) : (a[3], a[2])
            let (outerY, innerY) = dy == 0 ? (b[0], b[1]) : (b[3], b[2])
            let rows: SIMD2<Double> = position * (outerX * outerY) + across * (innerX * outerY)
            sum += rows + down * (outerX * innerY)
            // Zero twist: the inner control point completes a parallelogram.
            sum += (across + down - position) * (innerX * innerY)
        }
        return sum
    }

    /// Interpolates colours along a line of corners.
    private struct Curve {
        let values: [SIMD4<Double>]
        /// The derivative of the colour at each corner, per step to the next corner; nil for linear interpolation.
        let slopes: [SIMD4<Double>]?

        init(_ values: [SIMD4<Double>], isSmooth: Bool) {
            self.values = values
            guard isSmooth, values.count > 2 else {
                slopes = nil
                return
            }
            let steps = zip(values.dropFirst(), values).map { $0 - $1 }
            var slopes = [steps[0]]
            for i in 1..<steps.count {
                var slope = SIMD4<Double>.zero
                // The harmonic mean of the neighbouring slopes prevents overshoot.
                for k in 0..<4 where steps[i - 1][k] * steps[i][k] > 0 {
                    slope[k] = 2 * steps[i - 1][k] * steps[i][k] / (steps[i - 1][k] + steps[i][k])
                }
                slopes.append(slope)
            }
            self.slopes = slopes + [steps[steps.count - 1]]
        }

        /// The interpolated colours at all nodes along the line.
        ///
        /// - Parameter starts: For each corner, the index of its node.
        func values(_ starts: [Int]) -> [SIMD4<Double>] {
            var result: [SIMD4<Double>] = []
            for i in 0..<values.count - 1 {
                let pieces = starts[i + 1] - starts[i]
                let (p, q) = (values[i], values[i + 1])
                for k in 0..<pieces {
                    let t = Double(k) / Double(pieces)
                    guard let slopes else {
                        result.append(p + (q - p) * t)
                        continue
                    }
                    let (s, t2) = (1 - t, t * t)
                    result.append(
                        p * ((1 + 2 * t) * s * s) + slopes[i] * (t * s * s) + q * (t2 * (3 - 2 * t))
                            - slopes[i + 1] * (t2 * s))
                }
            }
            return result + [values[values.count - 1]]
        }
    }

    // MARK: - Pixels

    func draw(into surface: PixelSurface) {
        for row in 0..<rowStarts.count - 1 {
            for column in 0..<columnStarts.count - 1 {
                for j in rowStarts[row]..<rowStarts[row + 1] {
                    for i in columnStarts[column]..<columnStarts[column + 1] {
                        let (a, b) = (nodes[j * columns + i], nodes[j * columns + i + 1])
                        let (c, d) = (nodes[(j + 1) * columns + i], nodes[(j + 1) * columns + i + 1])
                        guard a.isUsable, b.isUsable, c.isUsable, d.isUsable else { continue }
                        Self.draw(a, b, d, into: surface)
                        Self.draw(a, d, c, into: surface)
                    }
                }
            }
        }
    }

    /// Whether an edge, clockwise around its triangle, owns the pixels whose centres lie on it.
    private static func owns(_ dx: Int64, _ dy: Int64) -> Bool { dy < 0 || (dy == 0 && dx > 0) }

    private static func draw(_ a: Node, _ second: Node, _ third: Node, into surface: PixelSurface) {
        let turn = (second.x - a.x) * (third.y - a.y) - (second.y - a.y) * (third.x - a.x)
        guard turn != 0 else { return }
        let (b, c) = turn > 0 ? (second, third) : (third, second)
        let limit = surface.bounds
        // The pixels whose centres lie in the triangle's bounding box.
        let minX = max(Int((min(a.x, b.x, c.x) + 127) >> 8), limit.minX)
        let maxX = min(Int((max(a.x, b.x, c.x) - 128) >> 8) + 1, limit.maxX)
        let minY = max(Int((min(a.y, b.y, c.y) + 127) >> 8), limit.minY)
        let maxY = min(Int((max(a.y, b.y, c.y) - 128) >> 8) + 1, limit.maxY)
        guard minX < maxX, minY < maxY else { return }
        let edges = (
            (dx: c.x - b.x, dy: c.y - b.y, x: b.x, y: b.y), (dx: a.x - c.x, dy: a.y - c.y, x: c.x, y: c.y),
            (dx: b.x - a.x, dy: b.y - a.y, x: a.x, y: a.y)
        )
        let least = (
            owns(edges.0.dx, edges.0.dy) ? 0 : 1 as Int64, owns(edges.1.dx, edges.1.dy) ? 0 : 1 as Int64,
            owns(edges.2.dx, edges.2.dy) ? 0 : 1 as Int64
        )
        let share = 1 / Float(abs(turn))
        let px = Int64(minX) << 8 + 128
        for y in minY..<maxY {
            let py = Int64(y) << 8 + 128
            var w0 = edges.0.dx * (py - edges.0.y) - edges.0.dy * (px - edges.0.x)
            var w1 = edges.1.dx * (py - edges.1.y) - edges.1.dy * (px - edges.1.x)
            var w2 = edges.2.dx * (py - edges.2.y) - edges.2.dy * (px - edges.2.x)
            let row = surface.pointer(minX, y)
            for x in 0..<maxX - minX {
                if w0 >= least.0, w1 >= least.1, w2 >= least.2 {
                    let mixed =
                        a.color * (Float(w0) * share) + b.color * (Float(w1) * share) + c.color * (Float(w2) * share)
                    row[x] = pixel(mixed)
                }
                w0 &-= edges.0.dy << 8
                w1 &-= edges.1.dy << 8
                w2 &-= edges.2.dy << 8
            }
        }
    }

    /// Packs a premultiplied colour with components of 0…255. Clamps first, because rounding errors can move a
    /// component below 0 or above alpha.
    @inline(__always)
    private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
        let alpha = min(max(color.w, 0), 255)
        let c = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)) + 0.5
        return UInt32(c.x) | UInt32(c.y) << 8 | UInt32(c.z) << 16 | UInt32(alpha + 0.5) << 24
    }
}

/// A row source that copies a layer's pixels without moving them.
struct LayerRows: RowSource {
    let layer: PixelSurface
    let isOpaque: Bool
    var isCopy: Bool { true }

    func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        row.update(from: layer.pointer(x, y), count: count)
    }

    func pixels(_ buffer: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) -> UnsafePointer<UInt32> {
        UnsafePointer(layer.pointer(x, y))
    }
}

extension Rasterizer {
    /// Fills a prepared shape with a mesh of colours.
    ///
    /// - Parameter box: The shape's bounds before the transform.
    func paint(
        _ shape: Shape, with mesh: ColorMesh, over box: Box, transform: ProjectionTransform, in context: Context
    ) {
        let area = transform.bounds(of: box).outset(1, 1).pixels(within: context.scissor)
        guard !area.isEmpty else { return }
        pool.withPixels(area) { layer in
            let ground = Colors.pixel(mesh.background)
            if ground != 0 {
                for y in area.minY..<area.maxY { composite_fill(layer.pointer(area.minX, y), area.width, ground, 0) }
            }
            MeshPainter(mesh, transform: transform, over: box)?.draw(into: layer)
            paint(shape, rows: LayerRows(layer: layer, isOpaque: false), in: context)
        }
    }
}
