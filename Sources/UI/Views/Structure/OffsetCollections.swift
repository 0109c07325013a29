// SPDX-License-Identifier: MIT

import Foundation

// Collection methods for edits in lists.

extension RangeReplaceableCollection where Self: MutableCollection {
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
