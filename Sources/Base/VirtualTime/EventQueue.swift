// SPDX-License-Identifier: MIT

/// Actions, ordered by their time in virtual time. Actions with equal times keep the order of insertion.
package struct EventQueue {
    /// The serial number of an entry.
    package typealias ID = Int

    private struct Entry {
        let time: Double
        let id: ID
        let action: @MainActor () -> Void
    }

    /// Sorted by descending time, so the next entry is last. A view has a few dozen entries, so insertion is cheap
    /// although it moves entries.
    private var entries: [Entry] = []
    private var lastID = 0

    /// The time of the next action, in seconds; nil if the queue is empty.
    package var nextTime: Double? { entries.last?.time }

    package mutating func insert(at time: Double, _ action: @escaping @MainActor () -> Void) -> ID {
        lastID += 1
        // Entries are sorted by descending time. A binary search finds the first entry that is not due later than
        // `time`.
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].time > time { low = middle + 1 } else { high = middle }
        }
        entries.insert(Entry(time: time, id: lastID, action: action), at: low)
        return lastID
    }

    package mutating func remove(_ id: ID) { entries.removeAll { $0.id == id } }

    /// Removes and returns the next action that is due at or before `limit`.
    package mutating func popFirst(through limit: Double) -> (time: Double, action: @MainActor () -> Void)? {
        guard let next = entries.last, next.time <= limit else { return nil }
        entries.removeLast()
        return (next.time, next.action)
    }
}
