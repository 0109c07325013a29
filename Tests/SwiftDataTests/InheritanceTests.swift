// SPDX-License-Identifier: MIT

import Foundation
import SwiftData
import Testing

@Model
class Vehicle {
    var name: String
    var wheels = 4
    var garage: Garage?

    init(name: String) { self.name = name }
}

@Model
class Truck: Vehicle {
    var load: Double
    @Relationship(inverse: \Parcel.truck) var parcels: [Parcel] = []

    init(name: String, load: Double) {
        self.load = load
        super.init(name: name)
    }
}

@Model
final class Tanker: Truck {
    var liquid = "milk"

    init(name: String) { super.init(name: name, load: 20) }
}

/// The inverse of `vehicles` is inferred, for subclasses too.
@Model
final class Garage {
    var vehicles: [Vehicle] = []
    init() {}
}

@Model
final class Parcel {
    var truck: Truck?
    init() {}
}

@MainActor
@Suite struct InheritanceTests {
    private let container = try! ModelContainer(for: Tanker.self)
    private var context: ModelContext { container.mainContext }

    @Test func theSchemaHasTheSuperclassesAndTheirProperties() {
        #expect(Set(container.schema.entities.map(\.name)) == ["Vehicle", "Truck", "Tanker", "Garage", "Parcel"])
        let tanker = container.schema.entity(for: Tanker.self)
        #expect(tanker?.attributesByName.keys.sorted() == ["liquid", "load", "name", "wheels"])
        #expect(container.schema.entity(for: Vehicle.self)?.attributesByName.keys.sorted() == ["name", "wheels"])
    }

    @Test func aFetchOfAClassFindsItsSubclasses() throws {
        context.insert(Vehicle(name: "car"))
        context.insert(Tanker(name: "tanker"))
        try context.save()
        context.insert(Truck(name: "truck", load: 7))
        #expect(try context.fetch(FetchDescriptor<Vehicle>()).map(\.name) == ["car", "tanker", "truck"])
        #expect(try context.fetch(FetchDescriptor<Truck>()).map(\.load) == [20, 7])
        #expect(try context.fetchCount(FetchDescriptor<Tanker>()) == 1)
        let big = FetchDescriptor<Truck>(predicate: #Predicate { $0.load > 10 && $0.wheels == 4 })
        #expect(try context.fetch(big).map(\.name) == ["tanker"])
        let trucks = FetchDescriptor<Vehicle>(predicate: #Predicate { $0 is Truck })
        #expect(try context.fetch(trucks).map(\.name) == ["tanker", "truck"])
    }

    @Test func aSubclassIsSavedWithAllItsProperties() throws {
        let tanker = Tanker(name: "T")
        tanker.wheels = 12
        tanker.liquid = "oil"
        context.insert(tanker)
        #expect(tanker.persistentModelID.entityName == "Tanker")
        try context.save()
        let other = ModelContext(container)
        let found = try #require(try other.fetch(FetchDescriptor<Vehicle>()).first as? Tanker)
        #expect(found !== tanker && found.persistentModelID == tanker.persistentModelID)
        #expect((found.name, found.wheels, found.load, found.liquid) == ("T", 12, 20, "oil"))
        found.name = "U"
        found.liquid = "beer"
        try other.save()
        #expect((tanker.name, tanker.liquid) == ("U", "beer"))
    }

    @Test func relationshipsOfASuperclassHaveTheirInverses() throws {
        let (garage, tanker, parcel) = (Garage(), Tanker(name: "T"), Parcel())
        context.insert(garage)
        tanker.garage = garage
        #expect(garage.vehicles.map(\.name) == ["T"])
        parcel.truck = tanker
        #expect(tanker.parcels.count == 1)
        garage.vehicles = []
        #expect(tanker.garage == nil)
    }

    @Test func aDeletionMaySpareSubclasses() throws {
        context.insert(Vehicle(name: "car"))
        context.insert(Truck(name: "truck", load: 1))
        try context.delete(model: Vehicle.self, includeSubclasses: false)
        #expect(try context.fetch(FetchDescriptor<Vehicle>()).map(\.name) == ["truck"])
        try context.delete(model: Vehicle.self)
        #expect(try context.fetchCount(FetchDescriptor<Vehicle>()) == 0)
    }
}
