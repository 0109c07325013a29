// SPDX-License-Identifier: MIT

/// Things that are to happen at moments of virtual time: earlier ones first, and those of one moment in the order in
/// which they were asked for.
package struct EventQueue {
    /// Tells entries apart, and counts them.
    package typealias ID = Int

    private struct Entry {
        let time: Double
        let id: ID
        let action: @MainActor () -> Void
    }

    /// The next one last. Inserting moves entries, which is cheap for the few dozen that a view has at a time.
    private var entries: [Entry] = []
    private var lastID = 0

    /// When the next thing happens, in seconds.
    package var nextTime: Double? { entries.last?.time }

    package mutating func insert(at time: Double, _ action: @escaping @MainActor () -> Void) -> ID {
        lastID += 1
        // Behind all entries that are due later, before all that are due earlier or at the same time.
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].time > time { low = middle + 1 } else { high = middle }
        }
        entries.insert(Entry(time: time, id: lastID, action: action), at: low)
        return lastID
    }

    package mutating func remove(_ id: ID) { entries.removeAll { $0.id == id } }

    /// Takes out the next thing that is due at `limit` or before.
    package mutating func popFirst(through limit: Double) -> (time: Double, action: @MainActor () -> Void)? {
        guard let next = entries.last, next.time <= limit else { return nil }
        entries.removeLast()
        return (next.time, next.action)
    }
}
