// SPDX-License-Identifier: MIT

import SwiftData

/// A parent with children that are deleted with it.
@Model
final class Trip {
    @Attribute(.unique) var name: String
    var days = 1
    var end: Date?
    var note: String? = "none"
    @Transient var isNew = true
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    var guide: Guide?
    var length: Int { days * 24 }

    init(_ name: String, days: Int = 1) {
        self.name = name
        self.days = days
    }
}

/// A model with two unique attributes.
@Model
final class Tag {
    @Attribute(.unique) var code: Int
    @Attribute(.unique) var word: String

    init(_ code: Int, _ word: String) { (self.code, self.word) = (code, word) }
}

@Model
final class Stop {
    var place: String
    var trip: Trip?

    init(_ place: String, trip: Trip? = nil) {
        self.place = place
        self.trip = trip
    }
}

/// The inverse of `trips` is inferred. A guide cannot be deleted as long as it has trips.
@Model
final class Guide {
    var name: String
    @Relationship(deleteRule: .deny) var trips: [Trip]?

    init(_ name: String) { self.name = name }
}

/// A relationship that is never empty, and one between models of the same class.
@Model
final class Branch {
    var id: Int
    var root: Root
    @Relationship(inverse: \Branch.twigs) var parent: Branch?
    var twigs: [Branch] = []

    init(id: Int, root: Root) {
        self.id = id
        self.root = root
    }
}

@Model
final class Root {
    let number: Int
    var branches: [Branch] = []
    init(number: Int = 0) { self.number = number }
}
