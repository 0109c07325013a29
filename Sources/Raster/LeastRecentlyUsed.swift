// SPDX-License-Identifier: MIT

/// A few values by key, of a bounded number and a bounded cost; what was not asked for the longest goes first.
///
/// Made for tens of keys that can be compared and not hashed: they are searched one by one, from the newest on.
package struct LeastRecentlyUsed<Key: Equatable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var cost: Int
    }
    /// Most recently used last.
    private var entries: [Entry] = []
    private let countLimit: Int
    private let costLimit: Int
    /// Of all values together.
    package private(set) var cost = 0

    /// - Parameters:
    ///   - countLimit: At least 1.
    ///   - costLimit: Of all values together; one alone may cost more.
    package init(countLimit: Int = .max, costLimit: Int = .max) {
        self.countLimit = countLimit
        self.costLimit = costLimit
    }

    package var count: Int { entries.count }

    /// The value of a key, which is the newest one from now on.
    package mutating func value(for key: Key) -> Value? {
        guard let i = entries.lastIndex(where: { $0.key == key }) else { return nil }
        if i != entries.count - 1 { entries.append(entries.remove(at: i)) }
        return entries[entries.count - 1].value
    }

    /// Takes a value out, if it is there.
    package mutating func removeValue(for key: Key) -> Value? {
        guard let i = entries.lastIndex(where: { $0.key == key }) else { return nil }
        let entry = entries.remove(at: i)
        cost -= entry.cost
        return entry.value
    }

    /// Lets the oldest ones go until there is room for one more value, or nothing is left.
    package mutating func makeRoom(forCost added: Int = 0) {
        var gone = 0, rest = cost
        while gone < entries.count, rest + added > costLimit || entries.count - gone >= countLimit {
            rest -= entries[gone].cost
            gone += 1
        }
        guard gone > 0 else { return }
        entries.removeFirst(gone)
        cost = rest
    }

    /// Makes room and adds a value as the newest one: it stays, however large it is.
    /// - Parameter key: Of none of the values that are there.
    package mutating func insert(_ value: Value, for key: Key, cost added: Int = 0) {
        makeRoom(forCost: added)
        entries.append(Entry(key: key, value: value, cost: added))
        cost += added
    }
}
