// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ActionSheetTests {
    private struct Item: Identifiable { let id: Int }

    private struct Page: View {
        let notes: Notes
        @State var item: Item?
        var body: some View {
            Button("open") { item = Item(id: 7) }
                .onChange(of: item?.id) { notes.add(item.map { "\($0.id)" } ?? "none") }
                .actionSheet(item: $item) { item in
                    ActionSheet(
                        title: Text("Item \(item.id)"),
                        buttons: [.default(Text("take")) { notes.add("took \(item.id)") }])
                }
        }
    }

    @Test func theDialogShowsItsItem() throws {
        let notes = Notes()
        let stage = Stage(393, 852) { Page(notes: notes) }
        stage.host.play(EventScript([.tap("open", at: 1), .tap("take", at: 2)]))
        stage.host.advance(to: 4)
        #expect(Set(notes.lines) == ["7", "took 7", "none"])
    }
}
