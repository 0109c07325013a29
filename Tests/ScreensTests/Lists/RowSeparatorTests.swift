// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct RowSeparatorTests {
    /// The left ends of the lines below all rows but the last.
    private func lines<V: View>(direction: LayoutDirection = .leftToRight, @ViewBuilder _ rows: () -> V) throws
        -> [CGRect]
    {
        let stage = Stage(390, 400, scale: 2) { List { rows() }.environment(\.layoutDirection, direction) }
        return try stage.list().leaves.map(\.frame).filter { $0.height == 0.5 }
    }

    @Test func theLineBeginsWhereTheRowDoes() throws {
        let line = try #require(
            try lines {
                Text("a"); Text("b")
            }.first)
        #expect(line.minX == 32)
    }

    @Test func ofALabelItBeginsAtTheTitle() throws {
        let found = try lines {
            Label("a", systemImage: "star"); Text("b"); Text("c")
        }
        #expect(found.count == 2 && found[0].minX > 50 && found[1].minX == 32)
    }

    @Test func anAuthorMaySayWhere() throws {
        let found = try lines {
            Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 40 }; Text("b")
        }
        #expect(found.first?.minX == 72)
    }

    @Test func itIsMirrored() throws {
        let found = try lines(direction: .rightToLeft) {
            Label("a", systemImage: "star"); Text("b"); Text("c")
        }
        #expect(found.count == 2 && found[0].maxX < 340 && found[1].maxX == 358)
    }
}
