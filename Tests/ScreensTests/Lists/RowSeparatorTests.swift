// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct RowSeparatorTests {
    /// The left ends of the separators, one below each row but the last.
    private func lines<V: View>(direction: LayoutDirection = .leftToRight, @ViewBuilder _ rows: () -> V) throws
        -> [CGRect]
    {
        let stage = Stage(390, 400, scale: 2) { List { rows() }.environment(\.layoutDirection, direction) }
        return try stage.list().leaves.map(\.frame).filter { $0.height == 0.5 }
    }

    @Test func theSeparatorBeginsAtTheRowsText() throws {
        let line = try #require(
            try lines {
                Text("a"); Text("b")
            }.first)
        #expect(line.minX == 40)
    }

    @Test func ofALabelItBeginsAtTheTitle() throws {
        let found = try lines {
            Label("a", systemImage: "star"); Text("b"); Text("c")
        }
        #expect(found.count == 2 && found[0].minX > 50 && found[1].minX == 40)
    }

    /// A label at the end of a row does not move the start of the separator.
    @Test func ofATextBesideALabelItBeginsAtTheText() throws {
        let found = try lines {
            HStack {
                Text("a")
                Spacer()
                Label("b", systemImage: "star")
            }
            Text("c")
        }
        #expect(found.map(\.minX) == [40])
    }

    @Test func elsewhereItBeginsAtTheFirstText() throws {
        let found = try lines {
            HStack {
                Color.red.frame(width: 50, height: 20); Text("a")
            }
            HStack {
                Text("a"); Spacer(); Text("b")
            }
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20); Color.blue.frame(width: 20, height: 20)
            }
            Text("c")
        }
        #expect(found.map(\.minX) == [98, 40, 40])
    }

    @Test func labelsOfControlsDoNotMoveTheSeparator() throws {
        let found = try lines {
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20)
                DatePicker("when", selection: .constant(.distantPast)).labelsHidden()
            }
            Picker("which", selection: .constant(1)) {
                Text("one").tag(1); Text("two").tag(2)
            }.pickerStyle(.segmented)
            Text("c")
        }
        #expect(found.map(\.minX) == [40, 40])
    }

    @Test func anAlignmentGuideMovesTheSeparator() throws {
        let found = try lines {
            Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 40 }; Text("b")
        }
        #expect(found.first?.minX == 80)
    }

    @Test func itIsMirrored() throws {
        let found = try lines(direction: .rightToLeft) {
            Label("a", systemImage: "star"); Text("b"); Text("c")
        }
        #expect(found.count == 2 && found[0].maxX < 340 && found[1].maxX == 350)
    }
}
