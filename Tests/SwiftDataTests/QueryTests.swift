// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct QueryTests {
    private final class Log { var bodies: [[String]] = [] }

    /// Logs the results of its queries, and shows a bar that is 10 points wide per trip.
    private struct Trips: View {
        let log: Log
        @Query private var trips: [Trip]
        @Query(sort: \Stop.place, order: .reverse) private var stops: [Stop]

        init(_ log: Log, _ query: Query<Trip, [Trip]>) {
            self.log = log
            _trips = query
        }

        var body: some View {
            log.bodies.append(trips.map(\.name) + stops.map(\.place))
            return Color.red.frame(width: CGFloat(trips.count) * 10, height: 10)
        }
    }

    private let container = try! ModelContainer(for: Trip.self)
    private let log = Log()

    private func stage(_ query: Query<Trip, [Trip]>) -> Stage {
        Stage(100, 100) { Trips(log, query).modelContainer(container) }
    }

    /// Changes the data, then returns what the last body found; nil if no body was evaluated.
    private func seen(on stage: Stage, after change: (ModelContext) -> Void) throws -> [String]? {
        let count = log.bodies.count
        change(container.mainContext)
        _ = try stage.list()
        return log.bodies.count > count ? log.bodies.last : nil
    }

    /// Logs the titles of the sections, each with the names in it.
    private struct Sections: View {
        let log: Log
        @Query(sort: \Trip.name, sectionBy: \.note) private var trips: SectionedResults<Trip, String>
        @Query(sort: [SortDescriptor(\Trip.days)], sectionBy: \Trip.name) private var plain: [Trip]

        var body: some View {
            log.bodies.append(trips.map { "\($0.title): \($0.map(\.name).joined())" })
            log.bodies.append(
                plain.map(\.name) + _plain.sections.map(\.id) + (trips[sectionTitle: "x"].map { ["\($0.count)"] } ?? [])
            )
            return Color.red
        }
    }

    @Test func resultsMakeSectionsInTheirOrder() throws {
        for (name, note, days) in [("c", "x", 1), ("b", nil, 2), ("a", "x", 3)] {
            let trip = Trip(name, days: days)
            trip.note = note
            container.mainContext.insert(trip)
        }
        _ = try Stage(100, 100) { Sections(log: log).modelContainer(container) }.list()
        #expect(log.bodies.suffix(2) == [["x: ac", ": b"], ["c", "b", "a", "c", "b", "a", "2"]])
    }

    @Test func theViewFollowsTheData() throws {
        let word = "a"
        let stage = stage(Query(filter: #Predicate { $0.name.contains(word) }, sort: \.days))
        _ = try stage.list()
        #expect(log.bodies.last == [])
        let trip = Trip("ab", days: 2)
        #expect(try seen(on: stage) { $0.insert(trip) } == ["ab"])
        #expect(
            try seen(on: stage) { context in
                for (name, days) in [("ac", 1), ("x", 1)] { context.insert(Trip(name, days: days)) }
            } == ["ac", "ab"])
        #expect(try seen(on: stage) { _ in trip.days = 0 } == ["ab", "ac"])
        #expect(try seen(on: stage) { _ in trip.name = "b" } == ["ac"])
        #expect(try seen(on: stage) { _ in trip.stops = [Stop("p"), Stop("q")] } == ["ac", "q", "p"])
        #expect(try seen(on: stage) { $0.delete(trip) } == ["ac"])
        #expect(try seen(on: stage) { $0.rollback() } == [])
        #expect(try seen(on: stage) { _ in } == nil)
    }

    @Test func aModelIsObservedWithoutAQuery() throws {
        struct Title: View {
            let trip: Trip
            let log: Log
            var body: some View {
                log.bodies.append([trip.name])
                return Text(trip.name)
            }
        }
        let trip = Trip("A")
        let stage = Stage(100, 100) { Title(trip: trip, log: log) }
        _ = try stage.list()
        #expect(try seen(on: stage) { _ in trip.name = "B" } == ["B"])
        // The body does not read these properties, so their changes do not evaluate it again.
        #expect(try seen(on: stage) { _ in trip.days = 3 } == nil)
        #expect(try seen(on: stage) { _ in trip.isNew = false } == nil)
    }

    @Test func changesAnimateWithTheQuerysAnimation() throws {
        let stage = stage(Query(animation: .linear(duration: 1)))
        _ = try stage.list()
        container.mainContext.insert(Trip("A"))
        let widths = try [0, 0.5, 1.1].map { try stage.list(at: $0).leaves.first?.frame.width ?? 0 }
        #expect(widths[0] < 1 && widths[1] > 4 && widths[1] < 6 && widths[2] == 10)
    }

    @Test func aContainerIsKeptWhileItsViewChanges() throws {
        struct Page: View {
            @State private var count = 0
            let log: Log
            var body: some View {
                Button("\(count)") { count += 1 }
                Inner(log: log, count: count).modelContainer(for: Trip.self, inMemory: true)
            }
        }
        struct Inner: View {
            let log: Log
            let count: Int
            @Environment(\.modelContext) private var context
            @Query private var trips: [Trip]
            var body: some View {
                log.bodies.append(trips.map(\.name))
                return Color.red.onChange(of: count, initial: true) { context.insert(Trip("\(count)")) }
            }
        }
        let stage = Stage(100, 100) { Page(log: log) }
        stage.host.play(EventScript([.tap("0", at: 1)]))
        _ = try stage.list(at: 2)
        #expect(log.bodies.last == ["0", "1"])
    }

    /// Adds, edits, sorts, searches and deletes by touches and keys alone.
    @Test func aScriptedAppAddsEditsSortsSearchesAndDeletes() throws {
        struct Page: View {
            let log: Log
            @State private var search = ""
            @State private var order = SortOrder.forward
            @Environment(\.modelContext) private var context
            var body: some View {
                VStack {
                    TextField("Search", text: $search)
                    Button("Add") { context.insert(Trip("Rome")) }
                    Button("Sort") { order = order == .forward ? .reverse : .forward }
                    Rows(log: log, search: search, order: order)
                }
            }
        }
        struct Rows: View {
            let log: Log
            @Environment(\.modelContext) private var context
            @Query private var trips: [Trip]
            init(log: Log, search: String, order: SortOrder) {
                self.log = log
                _trips = Query(
                    filter: #Predicate { search.isEmpty || $0.name.localizedStandardContains(search) },
                    sort: [SortDescriptor(\.name, order: order)])
            }
            var body: some View {
                log.bodies.append(trips.map(\.name))
                return ForEach(trips) { trip in
                    HStack {
                        TextField("Name \(trip.days)", text: Bindable(trip).name)
                        Button("Delete \(trip.days)") { context.delete(trip) }
                    }
                }
            }
        }
        container.mainContext.insert(Trip("Bern", days: 2))
        container.mainContext.insert(Trip("", days: 3))
        let stage = Stage(300, 400) { Page(log: log).modelContainer(container) }
        stage.host.play(
            EventScript([
                .tap("Add", at: 1), .tap("Sort", at: 2), .type("Oslo", into: "Name 3", at: 3),
                .type("O", into: "Search", at: 5), .tap("Delete 1", at: 7),
            ]))
        var seen: [[String]] = []
        for time in [0.5, 1.5, 2.5, 4.5, 6.5, 7.5] {
            _ = try stage.list(at: time)
            seen.append(log.bodies.last ?? [])
        }
        #expect(
            seen == [
                ["", "Bern"], ["", "Bern", "Rome"], ["Rome", "Bern", ""], ["Rome", "Oslo", "Bern"], ["Rome", "Oslo"],
                ["Oslo"],
            ])
    }
}
