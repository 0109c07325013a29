// SPDX-License-Identifier: MIT

import Foundation

// What lists ask of the collections that they show.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at all places of a set, each counted from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        self = Self(
            filter { _ in
                offset += 1
                return !offsets.contains(offset)
            })
    }
}

extension MutableCollection {
    /// Moves the elements at all places of a set before the element at `destination`, each counted from the start.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
        for (offset, element) in all.enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
