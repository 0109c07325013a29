// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

/// `Section(isExpanded:)` in lists.
@MainActor
@Suite struct CollapsibleSectionTests {
    private struct Folders<Style: ListStyle>: View {
        let style: Style
        @State private var isExpanded = true

        var body: some View {
            List {
                Section("Mail", isExpanded: $isExpanded) { Text("Inbox") }
                Section(isExpanded: .constant(false)) {
                    Text("Hidden")
                } header: {
                    Text("Folders")
                }
                Text("End")
            }
            .listStyle(style)
        }
    }

    /// One section that can be collapsed at some times only.
    private struct Changing: View {
        @State private var count = 0

        var body: some View {
            List {
                count % 2 == 1
                    ? Section("Mail", isExpanded: .constant(count == 1)) { Text("Row \(count)") }
                    : Section {
                        Text("Row \(count)")
                    } header: {
                        Text("Mail")
                    }
                Button("Next") { count += 1 }
            }
        }
    }

    @Test func rowsFollowTheirSectionWhenItCanBeCollapsedOnlyAtTimes() throws {
        let stage = Stage(390, 844) { Changing() }
        stage.host.play(EventScript([.tap("Next", at: 1), .tap("Next", at: 2), .tap("Next", at: 3)]))
        for (time, row) in [(0.5, "Row 0"), (1.9, "Row 1"), (2.9, "Row 2")] {
            _ = try stage.list(at: time)
            #expect(stage.frame(ofLabel: row) != nil, "\(row)")
        }
        _ = try stage.list(at: 4)
        #expect((0...3).allSatisfy { stage.frame(ofLabel: "Row \($0)") == nil })
    }

    @Test func aCollapsedSectionHasItsHeaderOnly() throws {
        let stage = Stage(390, 844) { Folders(style: .insetGrouped) }
        _ = try stage.list()
        #expect(stage.frame(ofLabel: "Inbox") != nil && stage.frame(ofLabel: "Hidden") == nil)
        #expect(stage.frame(ofLabel: "Collapse") == nil)
    }

    /// A sidebar's headers have a chevron that shows and hides their rows.
    @Test func aChevronCollapsesASectionOfASidebar() throws {
        let stage = Stage(390, 844) { Folders(style: .sidebar) }
        stage.host.play(EventScript([.tap("Collapse", at: 1)]))
        _ = try stage.list(at: 0.5)
        let before = try #require(stage.frame(ofLabel: "End"))
        #expect(stage.frame(ofLabel: "Inbox") != nil)
        #expect(try #require(stage.frame(ofLabel: "Collapse")).maxX == 350)
        _ = try stage.list(at: 3)
        #expect(stage.frame(ofLabel: "Inbox") == nil)
        #expect(try #require(stage.frame(ofLabel: "End")).minY == before.minY - 44)
    }
}
