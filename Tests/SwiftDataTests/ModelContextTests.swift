// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ModelContextTests {
    private let container = try! ModelContainer(for: Trip.self, Root.self)
    private var context: ModelContext { container.mainContext }

    private func trips(_ descriptor: FetchDescriptor<Trip> = .init()) throws -> [String] {
        try context.fetch(descriptor).map(\.name)
    }

    private func insert(_ names: String...) -> [Trip] {
        let trips = names.map { Trip($0) }
        for trip in trips { context.insert(trip) }
        return trips
    }

    @Test func aSchemaContainsRelatedModels() {
        #expect(container.schema.entities.map(\.name) == ["Trip", "Root", "Stop", "Guide", "Branch"])
        let trip = container.schema.entity(for: Trip.self)
        #expect(trip?.attributesByName["name"]?.isUnique == true)
        #expect(trip?.relationshipsByName["stops"]?.deleteRule == .cascade)
        #expect(trip?.relationshipsByName["guide"]?.isToOneRelationship == true)
        #expect(trip?.storedPropertiesByName["isNew"] == nil)
    }

    @Test func aModelHasTheValuesOfItsInitializer() {
        let trip = Trip("A", days: 3)
        #expect((trip.name, trip.days, trip.length) == ("A", 3, 72))
        #expect(trip.note == "none" && trip.end == nil && trip.stops.isEmpty)
        #expect(trip.modelContext == nil)
        #expect(trip == trip && trip != Trip("A", days: 3))
        #expect(trip.id == trip.persistentModelID)
        #expect(Branch(id: 7, root: Root()).id == 7)
    }

    // MARK: Fetches

    @Test func aFetchSelectsSortsAndLimits() throws {
        for (name, days) in [("Rome", 3), ("oslo", 9), ("Élan", 4), ("Day 10", 2), ("Day 9", 1)] {
            context.insert(Trip(name, days: days))
        }
        #expect(try trips() == ["Rome", "oslo", "Élan", "Day 10", "Day 9"])
        let byName = SortDescriptor(\Trip.name)
        #expect(try trips(.init(sortBy: [byName])) == ["Day 9", "Day 10", "Élan", "oslo", "Rome"])
        #expect(try trips(.init(sortBy: [SortDescriptor(\.name, comparator: .lexical)])).last == "Élan")
        #expect(try trips(.init(sortBy: [SortDescriptor(\.days, order: .reverse)])).first == "oslo")
        var descriptor = FetchDescriptor<Trip>(
            predicate: #Predicate { $0.days > 1 && $0.name != "Rome" }, sortBy: [byName])
        #expect(try trips(descriptor) == ["Day 10", "Élan", "oslo"])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 1
        #expect(try trips(descriptor) == ["Élan"])
        let (word, limit) = ("DAY", 2)
        #expect(try trips(.init(predicate: #Predicate { $0.name.localizedStandardContains(word) })).count == 2)
        #expect(try context.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.days >= limit })) == 4)
    }

    @Test func predicatesFollowRelationships() throws {
        let all = insert("A", "B", "C")
        all[0].stops = [Stop("x"), Stop("y")]
        all[1].guide = Guide("Ada")
        #expect(try trips(.init(predicate: #Predicate { $0.stops.contains { $0.place == "y" } })) == ["A"])
        #expect(try trips(.init(predicate: #Predicate { $0.guide?.name == "Ada" })) == ["B"])
        #expect(try trips(.init(predicate: #Predicate { $0.stops.isEmpty && $0.guide == nil })) == ["C"])
        #expect(try context.fetchCount(FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == "A" })) == 2)
    }

    // MARK: Relationships

    @Test func bothEndsOfARelationshipChange() throws {
        let all = insert("A", "B")
        let stop = Stop("x")
        all[0].stops.append(stop)
        #expect(stop.trip == all[0] && stop.modelContext == context)
        stop.trip = all[1]
        #expect(all[0].stops.isEmpty && all[1].stops == [stop])
        all[1].stops.removeAll()
        #expect(stop.trip == nil)
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 1)
        let guide = Guide("Ada")
        all[0].guide = guide
        #expect(guide.trips == [all[0]])
        guide.trips = all
        #expect(all[1].guide == guide)
    }

    @Test func insertingAModelInsertsThoseItLeadsTo() {
        let trip = Trip("A")
        let stop = Stop("x", trip: trip)
        context.insert(stop)
        #expect(trip.modelContext == context)
        #expect(trip.stops == [stop])
        #expect(
            Set(context.insertedModelsArray.map(\.persistentModelID)) == [
                trip.persistentModelID, stop.persistentModelID,
            ])
    }

    @Test func aClassMayLeadToItself() {
        let root = Root()
        let branches = (0..<3).map { Branch(id: $0, root: root) }
        context.insert(branches[0])
        branches[0].twigs = [branches[1], branches[2]]
        #expect(branches[2].parent == branches[0])
        #expect(root.branches.map(\.id) == [0, 1, 2])
    }

    @Test(arguments: [false, true])
    func deletingFollowsTheRules(isSaved: Bool) throws {
        let all = insert("A", "B")
        let guide = Guide("Ada")
        all[0].stops = [Stop("x"), Stop("y")]
        all[1].stops = [Stop("z")]
        all[0].guide = guide
        if isSaved { try context.save() }
        // The delete rule `deny` keeps the guide, which still has a trip.
        context.delete(guide)
        #expect(!guide.isDeleted)
        // Deleting a trip also deletes its stops, and removes the trip from its guide.
        context.delete(all[0])
        #expect(all[0].isDeleted && guide.trips == [])
        #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.place) == ["z"])
        #expect(try trips() == ["B"])
        context.delete(guide)
        #expect(try context.fetchCount(FetchDescriptor<Guide>()) == 0)
        try context.save()
        #expect(all[0].modelContext == nil)
        #expect(try trips() == ["B"])
        try context.delete(model: Trip.self, where: #Predicate { $0.name == "B" })
        #expect(try trips() == [])
    }

    // MARK: Saves

    @Test func rollbackRestoresWhatWasSaved() throws {
        let all = insert("A", "B")
        all[0].stops = [Stop("x")]
        #expect(context.hasChanges && all[0].hasChanges)
        try context.save()
        #expect(!context.hasChanges && !all[0].hasChanges)
        all[0].name = "C"
        all[0].stops = []
        context.delete(all[1])
        let late = insert("D")[0]
        #expect(context.deletedModelsArray.count == 1 && context.insertedModelsArray.count == 1)
        context.rollback()
        #expect(!context.hasChanges && late.modelContext == nil && !all[1].isDeleted)
        #expect(try trips() == ["A", "B"])
        #expect(all[0].stops.map(\.place) == ["x"] && all[0].stops[0].trip == all[0])
    }

    @Test func anotherContextHasItsOwnInstances() throws {
        let trip = insert("A")[0]
        trip.stops = [Stop("x")]
        let other = ModelContext(container)
        // The main context saves automatically, so the other context finds the trip.
        let copy = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        #expect(copy !== trip && copy == trip && copy.stops[0].trip === copy)
        copy.name = "B"
        copy.stops.append(Stop("y"))
        #expect(trip.name == "A" && trip.stops.count == 1)
        try other.save()
        #expect(trip.name == "B" && trip.stops.map(\.place) == ["x", "y"])
        #expect(trip.stops[1].modelContext == context)
        other.delete(copy)
        #expect(try trips() == ["B"])
        try other.save()
        #expect(try trips() == [])
        #expect(other.registeredModel(for: trip.persistentModelID) as Trip? == nil)
    }

    @Test func aModelWithARequiredRelationshipIsRead() throws {
        let root = Root(number: 7)
        let branch = Branch(id: 1, root: root)
        context.insert(branch)
        try context.save()
        let other = ModelContext(container)
        let copy = try #require(other[branch.persistentModelID, as: Branch.self])
        #expect(copy.root !== root && copy.root == root && copy.root.branches.first === copy)
        // A `let` property is read from the store, too.
        #expect(copy.root.number == 7)
    }

    @Test func anEqualUniqueAttributeUpdatesTheFirstModel() throws {
        let first = insert("A")[0]
        try context.save()
        let second = Trip("A", days: 8)
        context.insert(second)
        second.stops = [Stop("x")]
        try context.save()
        #expect(try trips() == ["A"])
        #expect(first.days == 8 && first.stops.map(\.place) == ["x"] && second.modelContext == nil)
    }

    /// A model is merged into the earliest model that has an equal value in any unique attribute. A value that the
    /// merge overwrites, such as the word "a" here, is free for other models.
    @Test(arguments: [false, true]) func anyUniqueAttributeCounts(isSaved: Bool) throws {
        let context = ModelContext(try ModelContainer(for: Tag.self))
        context.autosaveEnabled = true
        func tags() throws -> [String] { try context.fetch(FetchDescriptor<Tag>()).map { "\($0.code) \($0.word)" } }
        for tag in [Tag(1, "a"), Tag(2, "b")] { context.insert(tag) }
        if isSaved { try context.save() }
        for tag in [Tag(1, "b"), Tag(3, "a"), Tag(3, "c")] { context.insert(tag) }
        #expect(try tags() == ["1 b", "2 b", "3 c"])
        context.insert(Tag(4, "b"))
        // Two tags now have the word "b". Unsaved tags merge into one; saved tags do not merge with each other.
        #expect(try tags() == (isSaved ? ["4 b", "2 b", "3 c"] : ["4 b", "3 c"]))
    }

    @Test func savesAreAnnounced() throws {
        nonisolated(unsafe) var saved: [PersistentIdentifier] = []
        let token = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: context, queue: nil
        ) { note in
            let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
            saved = note.userInfo?[key] as? [PersistentIdentifier] ?? []
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let trip = insert("A")[0]
        try context.save()
        #expect(saved == [trip.persistentModelID])
    }

    @Test func aModelOfAnUnknownClassIsNotInserted() throws {
        let trip = Trip("A")
        let stage = Stage {
            // No model container surrounds this view.
            Inserting(trip: trip)
        }
        _ = try stage.list()
        #expect(trip.modelContext == nil)
        #expect(stage.host.warnings.contains { "\($0)".contains(".modelContainer(for: Trip.self)") })
    }

    // MARK: Undo

    @Test func undoRevertsEachKindOfChange() throws {
        context.undoManager = UndoManager()
        let undo = try #require(context.undoManager)
        let trip = insert("A")[0]
        trip.days = 5
        undo.undo()
        #expect(trip.days == 1)
        undo.redo()
        #expect(trip.days == 5)
        trip.stops = [Stop("x")]
        undo.undo()
        #expect(trip.stops.isEmpty)
        undo.redo()
        #expect(trip.stops.map(\.place) == ["x"])
        context.delete(trip)
        #expect(try trips() == [])
        undo.undo()
        #expect(try trips() == ["A"])
        #expect(trip.stops.map(\.place) == ["x"] && !trip.isDeleted)
    }

    // MARK: Actors

    @Test func aModelActorHasItsOwnContext() async throws {
        let count = try await Worker(modelContainer: container).add("A")
        #expect(count == 1)
        #expect(try trips() == ["A"])
    }
}

private struct Inserting: View {
    let trip: Trip
    @Environment(\.modelContext) private var context
    var body: some View { Color.red.onAppear { context.insert(trip) } }
}

@ModelActor
private actor Worker {
    func add(_ name: String) throws -> Int {
        modelContext.insert(Trip(name))
        try modelContext.save()
        return try modelContext.fetchCount(FetchDescriptor<Trip>())
    }
}
