// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Colour meshes: exact at their corners, without seams between patches.
@Suite struct MeshTests {
    /// A mesh of `width` × `height` vertices over a rectangle. Its lines are straight, unless `bend` moves their
    /// points.
    private func mesh(
        _ width: Int, _ height: Int, over rect: CGRect, isSmooth: Bool = true, space: GradientColorSpace = .device,
        bend: (CGPoint) -> CGPoint = { $0 }, color: (Int, Int) -> RGBAColor
    ) -> ColorMesh {
        let (dx, dy) = (rect.width / Double(width - 1), rect.height / Double(height - 1))
        let vertices = (0..<width * height).map { i -> ColorMesh.Vertex in
            let (row, column) = i.quotientAndRemainder(dividingBy: width)
            let p = CGPoint(x: rect.minX + Double(column) * dx, y: rect.minY + Double(row) * dy)
            func at(_ x: Double, _ y: Double) -> CGPoint { bend(CGPoint(x: p.x + x * dx / 3, y: p.y + y * dy / 3)) }
            return ColorMesh.Vertex(
                position: at(0, 0), leading: at(-1, 0), top: at(0, -1), trailing: at(1, 0), bottom: at(0, 1),
                color: color(column, row))
        }
        return ColorMesh(width: width, vertices: vertices, isSmooth: isSmooth, colorSpace: space)
    }

    private func paint(_ mesh: ColorMesh, _ path: Path = rectangle(0, 0, 60, 40)) -> DisplayItem {
        DisplayItem(.fill(path, FillStyle(), .mesh(mesh)))
    }

    private let whole = CGRect(x: 0, y: 0, width: 60, height: 40)

    @Test func twoColoursMakeALinearGradient() {
        let item = paint(mesh(2, 2, over: whole) { x, _ in x == 0 ? .black : .white })
        let shown = render(60, 40, [item])
        for y in [0, 20, 39] {
            for x in 0..<60 {
                #expect(abs(Double(shown[x, y].x) - (Double(x) + 0.5) / 60 * 255) <= 4.5)
                #expect(shown[x, y].w == 255)
            }
        }
    }

    @Test func cornersHaveTheirColours() {
        let colors: [RGBAColor] = (0..<9).map { (index: Int) -> RGBAColor in
            let red = Float(index % 3) / 2, green = Float(index / 3) / 2
            return RGBAColor(red: red, green: green, blue: index == 4 ? 1 : 0)
        }
        for space in [GradientColorSpace.device, .perceptual] {
            let shown = render(60, 40, [paint(mesh(3, 3, over: whole, space: space) { colors[$1 * 3 + $0] })])
            let middle = shown[30, 20]
            #expect(abs(Int(middle.x) - 128) < 8 && abs(Int(middle.y) - 128) < 8 && middle.z > 235)
            // The pixel is half a pixel from the corner. Near black, interpolating light gives larger values than
            // interpolating encoded values.
            let corner = shown[59, 39]
            #expect(corner.x > 245 && corner.y > 245 && corner.z < (space == .device ? 12 : 32), "\(corner)")
        }
    }

    @Test func patchesLeaveNoSeams() {
        let bent = mesh(
            4, 3, over: whole,
            bend: { p in
                let k = (p.x / 60) * (1 - p.x / 60) * (p.y / 40) * (1 - p.y / 40)
                return CGPoint(x: p.x + 90 * k, y: p.y - 50 * k)
            }
        ) { _, _ in RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.4) }
        let shown = render(60, 40, [paint(bent)])
        for y in 0..<40 { for x in 0..<60 { #expect(shown[x, y] == SIMD4(102, 0, 0, 102)) } }
    }

    @Test func smoothColoursNeverLeaveTheirRange() {
        let greys: [Float] = [0.2, 0.8, 0.8, 0.2, 0.5]
        let item = paint(mesh(5, 2, over: whole) { x, _ in RGBAColor(white: greys[x]) })
        let shown = render(60, 40, [item])
        for x in 0..<60 { #expect((50...205).contains(shown[x, 20].x)) }
        // Linear interpolation has a kink at the corner, smooth interpolation a maximum.
        let straight = render(
            60, 40, [paint(mesh(5, 2, over: whole, isSmooth: false) { x, _ in RGBAColor(white: greys[x]) })])
        #expect(shown[22, 20].x == 204)
        #expect(straight[7, 20].x < shown[9, 20].x)
    }

    @Test func uncoveredPartsShowTheMeshsBackground() {
        var small = mesh(2, 2, over: CGRect(x: 20, y: 10, width: 20, height: 20)) { _, _ in .white }
        small.background = RGBAColor(red: 0, green: 0, blue: 1)
        let shown = render(60, 40, [paint(small)])
        #expect(shown[5, 5] == SIMD4(0, 0, 255, 255))
        #expect(shown[30, 20] == SIMD4(255, 255, 255, 255))
    }

    @Test func pixelsDoNotDependOnTheClip() {
        let item = paint(mesh(3, 3, over: whole) { RGBAColor(red: Float($0) / 2, green: Float($1) / 2, blue: 0.3) })
        let open = render(60, 40, [item])
        var clipped = item
        clipped.effects = [.clip(rectangle(13, 9, 21, 17), FillStyle())]
        let cut = render(60, 40, [clipped])
        for y in 9..<26 { for x in 13..<34 { #expect(cut[x, y] == open[x, y]) } }
    }

    @Test func edgesBetweenPixelsAreThoseOfTheShape() {
        let rect = CGRect(x: 10.3, y: 5.7, width: 30.2, height: 20.1)
        let item = paint(mesh(2, 2, over: rect) { _, _ in .black }, Path(rect))
        #expect(largestDifference(render(60, 40, [item]), render(60, 40, [fill(Path(rect))])) <= 1)
    }

    @Test func foldsAndHorizonsAreDrawn() {
        let folded = mesh(3, 3, over: whole, bend: { CGPoint(x: 60 - $0.x * $0.x / 30, y: $0.y * 2 - 20) }) { x, y in
            RGBAColor(red: Float(x) / 2, green: Float(y) / 2, blue: 1)
        }
        var item = paint(folded)
        #expect(isPremultiplied(render(60, 40, [item])))
        item.transform = tilt(80, axis: (1, 0, 0), CGSize(width: 60, height: 40))
        #expect(isPremultiplied(render(60, 40, [item])))
        item.transform = .scale(1e7)
        #expect(isPremultiplied(render(60, 40, [item])))
    }
}
