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

    /// Corners of containers are concentric: so much smaller as the shape lies further in.
    @Test(arguments: [0.0, 6, 19])
    func cornersAreConcentric(_ padding: Double) throws {
        let relative = ContainerRelativeShape().padding(padding).containerShape(RoundedRectangle(cornerRadius: 20))
        let expected = RoundedRectangle(cornerRadius: 20).inset(by: padding)
        let own = try #require(try path(relative)), other = try #require(try path(expected))
        #expect(own.boundingRect.size == CGSize(width: 100 - 2 * padding, height: 100 - 2 * padding))
        // The one stands in its frame, the other in that of the container.
        #expect(
            own.description == other.offsetBy(dx: -other.boundingRect.minX, dy: -other.boundingRect.minY).description)
    }

    @Test func theNearestContainerCounts() throws {
        let view = ContainerRelativeShape().containerShape(Capsule()).containerShape(Rectangle())
        #expect(try path(view)?.description == path(Capsule())?.description)
    }

    @Test func withoutAContainerItIsARectangle() throws {
        #expect(try path(ContainerRelativeShape())?.description == path(Rectangle())?.description)
    }
}
