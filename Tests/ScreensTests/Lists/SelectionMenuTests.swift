// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct SelectionMenuTests {
    /// A set selects its members, also without data: the list does not take the set for the value of one row.
    @Test func aSetSelectsManyRows() {
        struct Rows: View {
            let notes: Notes
            @State private var chosen: Set<Int> = [0]
            var body: some View {
                List(selection: $chosen) { ForEach(0..<3, id: \.self) { Text(verbatim: "Row \($0)") } }
                    .onChange(of: chosen) { notes.add("\($1.sorted())") }
            }
        }
        let notes = Notes()
        let stage = Stage(390, 800) { Rows(notes: notes) }
        stage.host.play(EventScript([.tap("Row 2", at: 1), .tap("Row 0", at: 2)]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["[0, 2]", "[2]"])
    }

    private struct Rows: View {
        let notes: Notes
        var hasAction = false
        @State var chosen: Set<Int> = [1, 2]
        var body: some View {
            List(0..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
                .contextMenu(forSelectionType: Int.self) { items in
                    Button("Count") { notes.add("\(items.sorted())") }
                } primaryAction: { items in
                    if hasAction { notes.add("action \(items.sorted())") }
                }
        }
    }

    private func notes(_ rows: (Notes) -> Rows, _ events: EventScript.Event...) -> [String] {
        let notes = Notes()
        let stage = Stage(390, 844) { rows(notes) }
        stage.host.play(EventScript(events))
        stage.host.advance(to: 5)
        return notes.lines
    }

    private func press(y: CGFloat) -> EventScript.Event {
        .touch(CGPoint(x: 200, y: y), at: 1, .init(way: [], duration: 0.8))
    }

    @Test func theMenuIsForAllThatIsChosen() {
        // The press at y = 82 is on the second row: rows are 44 points high, below a margin of 16 points.
        #expect(notes({ Rows(notes: $0) }, press(y: 82), .tap("Count", at: 3)) == ["[1, 2]"])
    }

    @Test func ofARowThatIsNotChosenItIsForThatOne() {
        #expect(notes({ Rows(notes: $0) }, press(y: 38), .tap("Count", at: 3)) == ["[0]"])
    }

    @Test func aTapIsThePrimaryAction() {
        #expect(notes({ Rows(notes: $0, hasAction: true) }, .tap("Row 3", at: 1)) == ["action [3]"])
    }

    @Test func theMenuIsMadeWhenItOpens() {
        struct Counted: View {
            let notes: Notes
            var body: some View {
                List(0..<4, id: \.self) { Text("Row \($0)") }
                    .contextMenu(forSelectionType: Int.self) { items in
                        let _ = notes.add("\(items.sorted())")
                        Button("Count") {}
                    }
            }
        }
        let notes = Notes()
        let stage = Stage(390, 844) { Counted(notes: notes) }
        stage.host.play(EventScript([press(y: 38)]))
        stage.host.advance(to: 1)
        #expect(notes.lines.isEmpty)
        stage.host.advance(to: 3)
        #expect(Set(notes.lines) == ["[0]"])
    }

    @Test func menusOfOtherTypesDoNotOpen() {
        struct Other: View {
            let notes: Notes
            var body: some View {
                List(["a", "b"], id: \.self) { Text($0) }
                    .contextMenu(forSelectionType: Int.self) { _ in Button("Count") { notes.add("opened") } }
            }
        }
        let notes = Notes()
        let stage = Stage(390, 844) { Other(notes: notes) }
        stage.host.play(EventScript([press(y: 38)]))
        stage.host.advance(to: 3)
        #expect(notes.lines.isEmpty)
        #expect(stage.host.warnings.isEmpty)
    }
}
