// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct DisclosedRowsTests {
    private final class Places { var found: [String: CGRect] = [:] }

    private struct Rows: View {
        let places: Places

        var body: some View {
            List {
                DisclosureGroup("Pots", isExpanded: .constant(true)) {
                    row("first")
                    DisclosureGroup("Leaves", isExpanded: .constant(true)) { row("inner") }
                }
                row("last")
            }
        }

        private func row(_ name: String) -> some View {
            Color.red.frame(width: 20, height: 22).onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                places.found[name] = $0
            }
        }
    }

    @Test func disclosedContentIsIndentedInItsOwnRows() throws {
        let places = Places()
        let stage = Stage(390, 844) { Rows(places: places) }
        stage.host.advance(to: 0.1)
        let first = try #require(places.found["first"])
        let inner = try #require(places.found["inner"])
        let last = try #require(places.found["last"])
        // Rows are 44 points high. One row, the label of the inner group, is between `first` and `inner`.
        #expect(inner.minY - first.minY == 88)
        #expect(last.minY - inner.minY == 44)
        #expect(first.minX - last.minX == 20)
        #expect(inner.minX - last.minX == 40)
    }
}
