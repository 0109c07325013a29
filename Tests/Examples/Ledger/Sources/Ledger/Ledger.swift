// SPDX-License-Identifier: MIT

import GRDB

/// An expense, which is a row in the database of a `Ledger`.
public struct Expense: Codable, Equatable, Identifiable, FetchableRecord, PersistableRecord {
    public var id: Int64
    public var title: String
    public var cents: Int

    public init(id: Int64, title: String, cents: Int) { (self.id, self.title, self.cents) = (id, title, cents) }
}

public struct Ledger {
    private let database: DatabaseQueue

    /// Creates an empty ledger in memory, without a file.
    public init() throws {
        database = try DatabaseQueue()
        try database.write { database in
            try database.create(table: "expense") { table in
                table.primaryKey("id", .integer)
                table.column("title", .text).notNull()
                table.column("cents", .integer).notNull()
            }
        }
    }

    public func add(_ expenses: Expense...) throws {
        try database.write { database in for expense in expenses { try expense.insert(database) } }
    }

    /// All expenses, largest first.
    public func expenses() throws -> [Expense] {
        try database.read { try Expense.order(Column("cents").desc).fetchAll($0) }
    }
}
