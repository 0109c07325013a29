// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing
@testable import Screens

@MainActor @Suite struct ReorderTests {
    private struct Card: Identifiable {
        let id: String
    }

    private struct Cards<Arrangement: Layout>: View {
        let notes: Notes
        let layout: Arrangement
        var isEnabled = true
        @State private var cards = ["A", "B", "C", "D"].map(Card.init)

        var body: some View {
            layout {
                ForEach(cards) { card in
                    Text(card.id).frame(width: 100, height: card.id == "C" ? 80 : 40)
                }
                .reorderable()
            }
            .reorderContainer(for: Card.self, isEnabled: isEnabled) { difference in
                let before: String? = if case .before(let id) = difference.destination.position { id } else { nil }
                notes.add("\(difference.sources) \(before ?? "end")")
                let moved = cards.filter { difference.sources.contains($0.id) }
                cards.removeAll { difference.sources.contains($0.id) }
                cards.insert(contentsOf: moved, at: cards.firstIndex { $0.id == before } ?? cards.endIndex)
                notes.add(cards.map(\.id).joined())
            }
        }
    }

    /// A drag of an item by a distance that begins after a rest.
    private struct Pull {
        let label: String
        let x: CGFloat
        let y: CGFloat
        var rest = 0.6

        init(_ label: String, _ x: CGFloat, _ y: CGFloat, rest: Double = 0.6) {
            (self.label, self.x, self.y, self.rest) = (label, x, y, rest)
        }
    }

    private func stage(_ notes: Notes, _ layout: some Layout, isEnabled: Bool = true, _ pull: Pull) throws -> Stage {
        let stage = Stage(400, 600) { Cards(notes: notes, layout: layout, isEnabled: isEnabled) }
        _ = try stage.list()
        let frame = try #require(stage.frame(ofLabel: pull.label))
        let (start, end) = (
            CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: frame.midX + pull.x, y: frame.midY + pull.y)
        )
        let points = [(0, start), (pull.rest, start), (pull.rest + 0.4, end), (pull.rest + 0.9, end)]
        stage.host.play(
            EventScript([try .init(at: 0.5, .trace(points.map { .init(time: $0.0, place: $0.1) }))]))
        return stage
    }

    @Test func aLiftedItemMovesInAColumn() throws {
        let column = VStackLayout(spacing: 10)
        for (label, way, expected) in [
            ("A", 60.0, ["[\"A\"] C", "BACD"]), ("A", 500, ["[\"A\"] end", "BCDA"]),
            ("D", -200, ["[\"D\"] A", "DABC"]),
            ("B", 5, []),
        ] {
            let notes = Notes()
            _ = try stage(notes, column, Pull(label, 0, way)).list(at: 4)
            #expect(notes.lines == expected, "\(label) by \(way)")
        }
    }

    @Test func aLiftedItemMovesInARow() throws {
        let notes = Notes()
        _ = try stage(notes, HStackLayout(spacing: 0), Pull("B", 110, 0)).list(at: 4)
        #expect(notes.lines == ["[\"B\"] D", "ACBD"])
    }

    @Test func withoutALongPressOrAContainerNothingMoves() throws {
        let notes = Notes()
        _ = try stage(notes, VStackLayout(), Pull("A", 0, 100, rest: 0.02)).list(at: 4)
        _ = try stage(notes, VStackLayout(), isEnabled: false, Pull("A", 0, 100)).list(at: 4)
        #expect(notes.lines == [])
    }

    @Test func itemsMakeRoom() throws {
        let notes = Notes()
        let stage = try stage(notes, VStackLayout(spacing: 10), Pull("A", 0, 60))
        func top(_ label: String, at time: Double) throws -> CGFloat {
            _ = try stage.list(at: time)
            return try #require(stage.frame(ofLabel: label)).midY
        }
        let start = (try top("B", at: 0.4), try top("C", at: 0.4))
        #expect(try top("B", at: 1.95) < start.0 - 20 && top("C", at: 1.95) == start.1)
    }

    @Test func aSessionFindsTheNearestPlace() throws {
        // Two rows of two items, and another collection below.
        func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 50, height: 50) }
        let frames: [AnyHashable: CGRect] = [
            "A": frame(0, 0), "B": frame(60, 0), "C": frame(0, 60), "D": frame(60, 60), "X": frame(0, 200),
        ]
        let (own, other) = (
            ReorderCollection(id: 1, items: ["A", "B", "C", "D"]), ReorderCollection(id: 2, items: ["X"])
        )
        var session = try #require(
            ReorderSession(of: "A", in: own, frames: frames, collections: [1: own, 2: other]))
        #expect(!session.changesOrder && session.offset(of: "B") == .zero)
        session.target = session.target(at: CGPoint(x: 20, y: 80))
        #expect(
            session.target == ReorderSession.Target(collection: 1, index: 2) && session.following == AnyHashable("D"))
        // In a grid the items move to each other's places.
        #expect(session.offset(of: "B") == CGSize(width: -60, height: 0))
        #expect(session.offset(of: "C") == CGSize(width: 60, height: -60))
        #expect(session.offset(of: "D") == .zero)
        session.target = session.target(at: CGPoint(x: 20, y: 240))
        #expect(session.target == ReorderSession.Target(collection: 2, index: 1) && session.following == nil)
        session.target = session.target(at: CGPoint(x: 20, y: 210))
        #expect(session.following == AnyHashable("X") && session.changesOrder)
    }

    @Test func handlesOfAListMoveItems() throws {
        let notes = Notes()
        struct Rows: View {
            let notes: Notes
            @State private var mode = EditMode.active
            var body: some View {
                List { ForEach(["A", "B", "C"].map(Card.init)) { Text($0.id) }.reorderable() }
                    .reorderContainer(for: Card.self) { notes.add("\($0.sources) \($0.destination.position)") }
                    .environment(\.editMode, $mode)
            }
        }
        let stage = Stage(390, 600) { Rows(notes: notes) }
        stage.host.play(
            EventScript([.drag(CGPoint(x: 345, y: 38), by: CGSize(width: 0, height: 50), at: 0.5, duration: 0.4)]))
        _ = try stage.list(at: 3)
        #expect(notes.lines.count == 1 && notes.lines[0].hasPrefix("[\"A\"] before(\"C\""))
    }
}
