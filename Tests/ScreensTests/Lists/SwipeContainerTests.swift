// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

/// Swipe actions of rows in stacks.
@MainActor @Suite struct SwipeContainerTests {
    private struct Rows: View {
        let notes: Notes
        var isContainer = true

        var body: some View {
            let rows = ScrollView {
                VStack(spacing: 0) {
                    ForEach(["Ann", "Bob"], id: \.self) { name in
                        Text(name).frame(maxWidth: .infinity).frame(height: 60)
                            .swipeActions(edge: .leading) { Button("Pin \(name)") { notes.add("pin \(name)") } }
                            .swipeActions {
                                Button("Delete \(name)") { notes.add("delete \(name)") }
                            } onPresentationChanged: {
                                notes.add("\(name) \($0)")
                            }
                    }
                }
            }
            if isContainer { rows.swipeActionsContainer() } else { rows }
        }
    }

    private func notes(isContainer: Bool = true, _ events: [EventScript.Event]) throws -> [String] {
        let notes = Notes()
        let stage = Stage(390, 800) { Rows(notes: notes, isContainer: isContainer) }
        stage.host.play(EventScript(events))
        _ = try stage.list(at: 6)
        return notes.lines
    }

    private func swipe(_ name: String, _ way: CGFloat, at time: Double) -> EventScript.Event {
        .drag(name, by: CGSize(width: way, height: 0), at: time, duration: 0.3)
    }

    @Test func rowsOfAContainerSwipe() throws {
        #expect(try notes([swipe("Ann", -100, at: 0.5)]) == ["Ann true"])
        #expect(
            try notes([swipe("Ann", -100, at: 0.5), .tap("Delete Ann", at: 2)]) == [
                "Ann true", "Ann false", "delete Ann",
            ])
        #expect(try notes([swipe("Bob", 100, at: 0.5), .tap("Pin Bob", at: 2)]) == ["pin Bob"])
        #expect(try notes(isContainer: false, [swipe("Ann", -100, at: 0.5)]) == [])
    }

    @Test func oneRowIsOpenAtATime() throws {
        let both = [swipe("Ann", -100, at: 0.5), swipe("Bob", -100, at: 2)]
        let lines = try notes(both)
        #expect(lines.sorted() == ["Ann false", "Ann true", "Bob true"] && lines.first == "Ann true")
    }
}
