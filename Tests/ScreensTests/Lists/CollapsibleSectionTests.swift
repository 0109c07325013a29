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
