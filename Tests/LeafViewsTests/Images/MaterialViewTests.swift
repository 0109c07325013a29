// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import SwiftUICore

/// Materials and meshes as shape styles.
@Suite @MainActor
struct MaterialViewTests {
    private func paints<V: View>(@ViewBuilder _ content: () -> V) throws -> [Paint] {
        try Stage(content: content).list().items.compactMap {
            switch $0.content {
            case .fill(_, _, let paint), .stroke(_, _, let paint): paint
            case .image, .group: nil
            }
        }
    }

    private func isGlass(_ paint: Paint) -> Bool {
        if case .backdrop = paint { true } else { false }
    }

    @Test func glassIsDrawnBehindItsView() throws {
        let paints = try paints { Box().background(.ultraThinMaterial) }
        #expect(paints.count == 2 && isGlass(paints[0]) && !isGlass(paints[1]))
    }

    @Test func allPlacesForStylesTakeMaterials() throws {
        let all = try paints {
            VStack(spacing: 0) {
                Box().background(.thinMaterial, in: Circle())
                Box().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 3), fillStyle: FillStyle())
                Rectangle().fill(.thickMaterial)
                Circle().foregroundStyle(.ultraThickMaterial)
                Circle().stroke(.bar, lineWidth: 2)
                Capsule().fill(AnyShapeStyle(Material.thin))
                Rectangle().fill(.ultraThinMaterial.opacity(0.5))
                Box().overlay(.regularMaterial)
            }
        }
        #expect(all.filter(isGlass).count == 8)
    }

    @Test func theSchemeOfThePlaceCounts() throws {
        let light = try paints { Rectangle().fill(.regularMaterial) }
        let dark = try paints { Rectangle().fill(.regularMaterial).environment(\.colorScheme, .dark) }
        #expect(light != dark && isGlass(dark[0]))
    }

    @Test func aMeshIsAViewAndAStyle() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
        let all = try paints {
            VStack(spacing: 0) {
                mesh.frame(width: 20, height: 20)
                Rectangle().fill(mesh).frame(width: 20, height: 20)
            }
        }
        #expect(all.count == 2 && all[0] == all[1])
    }
}
