// SPDX-License-Identifier: MIT

/// A cache of bounded count and cost that evicts the least recently used value first.
///
/// Meant for tens of keys that are comparable but not hashable: lookup is linear, from the newest entry.
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
    /// The cost of all values together.
    package private(set) var cost = 0

    /// - Parameters:
    ///   - countLimit: At least 1.
    ///   - costLimit: For all values together; a single value may exceed it.
    package init(countLimit: Int = .max, costLimit: Int = .max) {
        self.countLimit = countLimit
        self.costLimit = costLimit
    }

    package var count: Int { entries.count }

    /// The value of a key, which becomes the most recently used one.
    package mutating func value(for key: Key) -> Value? {
        guard let i = entries.lastIndex(where: { $0.key == key }) else { return nil }
        if i != entries.count - 1 { entries.append(entries.remove(at: i)) }
        return entries[entries.count - 1].value
    }

    package mutating func removeValue(for key: Key) -> Value? {
        guard let i = entries.lastIndex(where: { $0.key == key }) else { return nil }
        let entry = entries.remove(at: i)
        cost -= entry.cost
        return entry.value
    }

    /// Evicts the least recently used values until another value of the given cost fits, or the cache is empty.
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

    /// Adds a value as the most recently used one, evicting others if necessary. The value stays, whatever its cost.
    ///
    /// - Parameter key: Must not be in the cache.
    package mutating func insert(_ value: Value, for key: Key, cost added: Int = 0) {
        makeRoom(forCost: added)
        entries.append(Entry(key: key, value: value, cost: added))
        cost += added
    }
}
