// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct RowMovingTests {
    private struct Fruit: Identifiable {
        let id: String
    }

    /// A list whose first row begins at y = 16 points. Rows are 44 points high and have reorder handles.
    private struct Fruits: View {
        static let colors: [String: Color] = [
            "Apple": .red, "Banana": .yellow, "Cherry": .purple, "Date": .brown,
        ]
        let notes: Notes
        @State private var fruits = ["Apple", "Banana", "Cherry", "Date"]
        @State private var mode = EditMode.active
        var body: some View {
            List {
                ForEach(fruits, id: \.self) { fruit in
                    HStack {
                        Text(fruit)
                        Self.colors[fruit].frame(width: 10, height: 10)
                    }
                    .moveDisabled(fruit == "Date")
                }
                .onMove { source, destination in
                    notes.add("\(source.map { $0 }) \(destination)")
                    fruits.move(fromOffsets: source, toOffset: destination)
                }
            }
            .environment(\.editMode, $mode)
        }
    }

    private func drag(y: CGFloat, x: CGFloat = 345, by distance: CGFloat, at time: Double = 0.5) -> EventScript.Event {
        .touch(CGPoint(x: x, y: y), at: time, .init(way: [.by(CGSize(width: 0, height: distance))], duration: 0.4))
    }

    private func stage(_ notes: Notes, _ events: EventScript.Event...) -> Stage {
        let stage = Stage(390, 844) { Fruits(notes: notes) }
        stage.host.play(EventScript(events))
        return stage
    }

    private func moves(_ event: EventScript.Event) -> [String] {
        let notes = Notes()
        stage(notes, event).host.advance(to: 3)
        return notes.lines
    }

    @Test func aRowFollowsItsHandle() {
        #expect(moves(drag(y: 38, by: 50)) == ["[0] 2"])
        #expect(moves(drag(y: 38, by: 90)) == ["[0] 3"])
        #expect(moves(drag(y: 126, by: -100)) == ["[2] 0"])
    }

    @Test func lessThanHalfOfAnotherRowMovesNothing() { #expect(moves(drag(y: 38, by: 20)).isEmpty) }

    @Test func rowsGoNoFurtherThanTheirLoop() {
        #expect(moves(drag(y: 82, by: -400)) == ["[1] 0"])
        // The last row has no handle and keeps its place.
        #expect(moves(drag(y: 38, by: 600)) == ["[0] 3"])
        #expect(moves(drag(y: 170, by: -100)).isEmpty)
    }

    @Test func besideTheHandleNothingIsMoved() { #expect(moves(drag(y: 38, x: 200, by: 50)).isEmpty) }

    /// The rows from top to bottom, with their centres.
    private func order(_ stage: Stage, at time: Double) throws -> [(name: String, y: CGFloat)] {
        let leaves = try stage.list(at: time).leaves
        return Fruits.colors.compactMap { name, color in
            leaves.first { $0.color == color.resolve(.init()) && $0.frame.width == 10 }.map { (name, $0.frame.midY) }
        }
        .sorted { $0.y < $1.y }
    }

    @Test func othersMakeRoomWhileTheFingerIsDown() throws {
        let stage = stage(Notes(), drag(y: 38, by: 60))
        let before = try order(stage, at: 0.4)
        #expect(before.map(\.name) == ["Apple", "Banana", "Cherry", "Date"])
        // The drag has ended, and the second row has finished moving.
        let during = try order(stage, at: 0.89)
        #expect(during.map(\.name) == ["Banana", "Apple", "Cherry", "Date"])
        #expect(abs(during[1].y - before[0].y - 60) < 3)
        let after = try order(stage, at: 3)
        #expect(after.map(\.name) == ["Banana", "Apple", "Cherry", "Date"])
        #expect(after.map(\.y) == before.map(\.y))
    }

    /// The moved row stays in front while it settles; the next row was once drawn over it.
    @Test func theRowIsInFrontUntilItLiesStill() throws {
        let stage = stage(Notes(), drag(y: 38, by: 60))
        func front(at time: Double) throws -> RGBAColor? {
            let colors = Set(Fruits.colors.values.map { $0.resolve(.init()) })
            return try stage.list(at: time).leaves.last {
                $0.frame.width == 10 && $0.color.map(colors.contains) == true
            }?
            .color
        }
        let apple = Color.red.resolve(.init())
        for time in [0.8, 0.95, 1.05] { #expect(try front(at: time) == apple, "\(time) s") }
        #expect(try front(at: 3) == Color.brown.resolve(.init()))
    }

    @Test func elementsOfAnEditableCollectionAreMoved() {
        struct Rows: View {
            let notes: Notes
            @State private var fruits = ["Apple", "Banana", "Cherry"].map { Fruit(id: $0) }
            @State private var mode = EditMode.active
            var body: some View {
                List($fruits, editActions: .move) { $fruit in Text(fruit.id) }
                    .environment(\.editMode, $mode)
                    .onChange(of: fruits.map(\.id)) { notes.add(fruits.map(\.id).joined(separator: " ")) }
            }
        }
        let notes = Notes()
        let stage = Stage(390, 844) { Rows(notes: notes) }
        stage.host.play(EventScript([drag(y: 38, by: 90)]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["Banana Cherry Apple"])
    }
}
