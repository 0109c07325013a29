// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Styles
import TestSupport
import Testing

/// Resolution and animation of materials and meshes as styles.
@Suite struct MaterialTests {
    private func backdrop(_ style: some ShapeStyle, isDark: Bool = false) -> Backdrop? {
        guard case .backdrop(let backdrop) = style._resolve(in: StyleContext(isDark: isDark)).fill else { return nil }
        return backdrop
    }

    private func mesh(_ style: some ShapeStyle) -> ColorMesh? {
        guard case .mesh(let mesh) = style._resolve(in: StyleContext()).fill else { return nil }
        return mesh
    }

    @Test(arguments: [false, true]) func thickerMaterialsHideMore(isDark: Bool) throws {
        let row: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        let tints = row.compactMap { backdrop($0, isDark: isDark)?.tint }
        #expect(tints.count == 5)
        for (thin, thick) in zip(tints, tints.dropFirst()) { #expect(thin.alpha < thick.alpha) }
        // Dark materials are dark and light ones light on any background.
        for tint in tints + [try #require(backdrop(.bar, isDark: isDark)?.tint)] {
            #expect(isDark ? tint.red < 0.25 : tint.red > 0.85)
        }
    }

    @Test func aMaterialMayBeOfTheOtherScheme() {
        #expect(backdrop(Material(.thin, isDark: true)) == backdrop(.thinMaterial, isDark: true))
        #expect(backdrop(AnyShapeStyle(.regularMaterial)) == backdrop(Material.regular))
    }

    @Test func opacityOfAMaterialIsThatOfItsGlass() throws {
        let half = try #require(backdrop(.thinMaterial.opacity(0.5)))
        var whole = try #require(backdrop(.thinMaterial))
        #expect(half.opacity == 0.5)
        whole.opacity = 0.5
        #expect(half == whole)
    }

    @Test func materialsTurnIntoEachOther() throws {
        let (from, to) = (
            Material.ultraThin._resolve(in: StyleContext()), Material.thick._resolve(in: StyleContext())
        )
        var style = from
        style.animatableData = from.animatableData + (to.animatableData - from.animatableData).scaled(by: 0.5)
        guard case .backdrop(let middle) = style.fill, case .backdrop(let a) = from.fill,
            case .backdrop(let b) = to.fill
        else { Issue.record("not glass"); return }
        #expect(isClose(Double(middle.tint.alpha), Double(a.tint.alpha + b.tint.alpha) / 2, within: 1e-5))
        #expect(isClose(middle.radius, a.radius) && isClose(middle.saturation, a.saturation, within: 1e-9))
        style.animatableData = to.animatableData
        guard case .backdrop(let end) = style.fill else { Issue.record("not glass"); return }
        #expect(isClose(Double(end.tint.alpha), Double(b.tint.alpha), within: 1e-6))
    }

    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 0.5], [1, 0.5], [0, 1], [1, 1]]

    @Test func curvesRunSmoothlyThroughPoints() throws {
        let lattice = try #require(
            mesh(MeshGradient(width: 2, height: 3, points: corners, colors: [.red, .blue, .red, .blue, .red, .blue])))
        #expect(lattice.height == 3)
        // The points are equally spaced, so all lines are straight, with control points at a third and two thirds.
        #expect(isClose(lattice.vertices[0].trailing.x, 1.0 / 3, within: 1e-6) && lattice.vertices[0].trailing.y == 0)
        #expect(isClose(lattice.vertices[2].bottom.y, 0.5 + 0.5 / 3, within: 1e-6))
        #expect(isClose(lattice.vertices[2].top.y, 0.5 - 0.5 / 3, within: 1e-6))
    }

    @Test func aMeshWithTooFewPointsOrColoursIsItsBackground() {
        let context = StyleContext()
        for (width, height, colors) in [(2, 3, 5), (3, 3, 9), (1, 6, 6), (0, 0, 0), (-2, 3, 6)] {
            let style = MeshGradient(
                width: width, height: height, points: corners, colors: Array(repeating: .red, count: colors),
                background: .green)
            #expect(style._resolve(in: context).fill == .color(Color.green.resolve(context)))
        }
    }

    @Test func pointsAndColoursOfMeshesAnimate() throws {
        func style(_ y: Float, _ color: Color) -> _ResolvedStyle {
            var points = corners
            points[2].y = y
            return MeshGradient(
                width: 2, height: 3, points: points, colors: Array(repeating: color, count: 6)
            )._resolve(in: StyleContext())
        }
        let (from, to) = (style(0.2, .black), style(0.6, .white))
        var middle = from
        middle.animatableData = from.animatableData + (to.animatableData - from.animatableData).scaled(by: 0.5)
        guard case .mesh(let mesh) = middle.fill else { Issue.record("no mesh"); return }
        #expect(isClose(mesh.vertices[2].position.y, 0.4, within: 1e-6))
        #expect(isClose(mesh.vertices[0].bottom.y, 0.4 / 3, within: 1e-6))
        #expect(mesh.vertices[0].color.red > 0.2 && mesh.vertices[0].color.red < 0.8)
        middle.animatableData = to.animatableData
        guard case .mesh(let end) = middle.fill else { Issue.record("no mesh"); return }
        #expect(isClose(end.vertices[2].position.y, 0.6, within: 1e-6))
        #expect(end.vertices.allSatisfy { isClose(Double($0.color.red), 1, within: 1e-5) })
    }

    @Test func aMeshIsStretchedOverItsBounds() throws {
        let style = MeshGradient(
            width: 2, height: 3, points: corners, colors: Array(repeating: .red, count: 6))
        let paint = style._resolvePaint(in: StyleContext(), bounds: CGRect(x: 10, y: 20, width: 40, height: 80))
        guard case .mesh(let mesh) = paint else { Issue.record("no mesh"); return }
        #expect(mesh.vertices[3].position == CGPoint(x: 50, y: 60))
    }

    @Test func glassIsThinnerThanMaterials() throws {
        let regular = try #require(backdrop(GlassStyle(glass: .regular)))
        let clear = try #require(backdrop(GlassStyle(glass: .clear)))
        let material = try #require(backdrop(.regularMaterial))
        #expect(clear.tint.alpha < regular.tint.alpha && regular.tint.alpha < material.tint.alpha)
        #expect(clear.radius < regular.radius && regular.radius < material.radius)
        let red = try #require(backdrop(GlassStyle(glass: .regular.tint(.red).interactive())))
        #expect(red.tint.red > red.tint.blue)
    }
}
