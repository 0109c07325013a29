// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct RowEditingTests {
    private struct Fruits: View {
        let notes: Notes
        @State private var fruits = ["Apple", "Banana", "Cherry"]
        var body: some View {
            NavigationStack {
                List {
                    ForEach(fruits, id: \.self) { Text($0) }
                        .onDelete {
                            notes.add("\($0.map { $0 })")
                            fruits.remove(atOffsets: $0)
                        }
                    Text("Other")
                }
                .toolbar { EditButton() }
            }
        }
    }

    private func notes(_ events: EventScript.Event..., until time: Double = 4) -> [String] {
        let notes = Notes()
        let stage = Stage(390, 844) { Fruits(notes: notes) }
        stage.host.play(EventScript(events))
        stage.host.advance(to: time)
        return notes.lines
    }

    private func swipe(y: CGFloat, by distance: CGFloat, at time: Double) -> EventScript.Event {
        .touch(
            CGPoint(x: 350, y: y), at: time,
            .init(way: [.by(CGSize(width: distance, height: 0))], duration: 0.4))
    }

    @Test func aSwipeUncoversAButtonThatDeletes() {
        // y = 145 is in the second row. Rows are 44 points high, below a bar of 44 points and a margin of 35 points.
        #expect(notes(swipe(y: 145, by: -100, at: 0.5), .tap("Delete", at: 2)) == ["[1]"])
    }

    @Test func aLongSwipeDeletes() { #expect(notes(swipe(y: 145, by: -300, at: 0.5)) == ["[1]"]) }

    @Test func aShortSwipeDoesNothing() {
        #expect(notes(swipe(y: 145, by: -20, at: 0.5), .tap(CGPoint(x: 360, y: 145), at: 2)).isEmpty)
    }

    @Test func rowsOfNoLoopCannotBeDeleted() { #expect(notes(swipe(y: 233, by: -300, at: 0.5)).isEmpty) }

    @Test func whileEditedRowsHaveAButtonThatUncoversTheOther() {
        #expect(notes(.tap("Edit", at: 0.5), .tap(CGPoint(x: 51, y: 189), at: 1.5), .tap("Delete", at: 2.5)) == ["[2]"])
    }

    @Test func actionsOfBothEdgesAreUncoveredByTheirSwipes() {
        struct Rows: View {
            let notes: Notes
            var body: some View {
                List {
                    Text("Row")
                        .swipeActions(edge: .leading) { Button("Pin") { notes.add("pin") } }
                        .swipeActions { Button("Flag") { notes.add("flag") } }
                }
            }
        }
        let notes = Notes()
        let stage = Stage(390, 844) { Rows(notes: notes) }
        stage.host.play(
            EventScript([
                .touch(CGPoint(x: 60, y: 38), at: 0.5, .init(way: [.by(CGSize(width: 80, height: 0))], duration: 0.4)),
                .tap("Pin", at: 2),
                .touch(CGPoint(x: 300, y: 38), at: 3, .init(way: [.by(CGSize(width: -80, height: 0))], duration: 0.4)),
                .tap("Flag", at: 5),
            ]))
        stage.host.advance(to: 6)
        #expect(notes.lines == ["pin", "flag"])
    }
}
