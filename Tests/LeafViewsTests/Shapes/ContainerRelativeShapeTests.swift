// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ContainerRelativeShapeTests {
    private func path<V: View>(_ view: V) throws -> Path? {
        let items = try Stage(100, 100) { view }.list().items
        guard case .fill(let path, _, _)? = items.last?.content else { return nil }
        return path
    }

    /// Corners are concentric with the container's: the radius shrinks by the inset.
    @Test(arguments: [0.0, 6, 19])
    func cornersAreConcentric(_ padding: Double) throws {
        let relative = ContainerRelativeShape().padding(padding).containerShape(RoundedRectangle(cornerRadius: 20))
        let expected = RoundedRectangle(cornerRadius: 20).inset(by: padding)
        let own = try #require(try path(relative)), other = try #require(try path(expected))
        #expect(isClose(own.boundingRect.width, 100 - 2 * padding, within: 1e-6))
        // `own` is in the coordinates of the padded view, `other` in those of the container.
        let moved = own.offsetBy(
            dx: other.boundingRect.minX - own.boundingRect.minX, dy: other.boundingRect.minY - own.boundingRect.minY)
        let points = (0..<100).flatMap { x in (0..<100).map { CGPoint(x: Double(x) + 0.37, y: Double($0) + 0.41) } }
        #expect(points.allSatisfy { moved.contains($0) == other.contains($0) })
    }

    @Test func theNearestContainerCounts() throws {
        let view = ContainerRelativeShape().containerShape(Capsule()).containerShape(Rectangle())
        #expect(try path(view)?.description == path(Capsule())?.description)
    }

    @Test func withoutAContainerItIsARectangle() throws {
        #expect(try path(ContainerRelativeShape())?.description == path(Rectangle())?.description)
    }

    /// Concentric corners: the container's radius less the distance, at least the minimum; fixed ones keep their radius.
    @Test(arguments: [(0.0, 20.0), (6, 14), (30, 0)])
    func rectanglesAreConcentric(_ padding: Double, _ radius: Double) throws {
        func drawn(_ shape: some Shape) throws -> Path? {
            try path(shape.padding(padding).containerShape(RoundedRectangle(cornerRadius: 20)))
        }
        func rectangle(_ radii: RectangleCornerRadii) throws -> String? {
            try path(UnevenRoundedRectangle(cornerRadii: radii).padding(padding))?.description
        }
        let same = RectangleCornerRadii(
            topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        #expect(try drawn(ConcentricRectangle())?.description == rectangle(same))
        let least = max(radius, 8)
        let bottom = RectangleCornerRadii(topLeading: 3, bottomLeading: least, bottomTrailing: least, topTrailing: 3)
        let mixed = ConcentricRectangle(
            uniformTopCorners: .fixed(3), uniformBottomCorners: .concentric(minimum: .fixed(8)))
        #expect(try drawn(mixed)?.description == rectangle(bottom))
        let single = ConcentricRectangle(topLeadingCorner: .fixed(5))
        #expect(
            try drawn(single)?.description
                == rectangle(
                    RectangleCornerRadii(
                        topLeading: 5, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)))
        #expect(try drawn(.rect(corners: .concentric, isUniform: true))?.description == rectangle(same))
    }

}
