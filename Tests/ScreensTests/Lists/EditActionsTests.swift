// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct EditActionsTests {
    private struct Fruit: Identifiable {
        let id: String
        var isRipe = false
    }

    private struct Fruits: View {
        let notes: Notes
        let actions: EditActions<[Fruit]>
        @State private var fruits = ["Apple", "Banana", "Cherry"].map { Fruit(id: $0) }
        var body: some View {
            List($fruits, editActions: actions) { $fruit in Text(fruit.id) }
                .onChange(of: fruits.map(\.id)) { notes.add(fruits.map(\.id).joined(separator: " ")) }
        }
    }

    private func notes(_ actions: EditActions<[Fruit]>) -> [String] {
        let notes = Notes()
        let stage = Stage(390, 844) { Fruits(notes: notes, actions: actions) }
        func swipe(y: CGFloat, at time: Double) -> EventScript.Event {
            .touch(
                CGPoint(x: 350, y: y), at: time,
                .init(way: [.by(CGSize(width: -300, height: 0))], duration: 0.4))
        }
        stage.host.play(EventScript([swipe(y: 82, at: 0.5), swipe(y: 38, at: 3)]))
        stage.host.advance(to: 6)
        return notes.lines
    }

    @Test func rowsAreDeletedFromTheirCollection() {
        #expect(notes(.all) == ["Apple Cherry", "Cherry"])
        #expect(notes(.delete) == ["Apple Cherry", "Cherry"])
    }

    @Test func onlyAllowedEditsAreMade() { #expect(notes(.move).isEmpty) }
}
