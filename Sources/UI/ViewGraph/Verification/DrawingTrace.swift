// SPDX-License-Identifier: MIT

/// Notes which element draws which items of a frame. Only an exhaustive host has a trace, until its next update.
@MainActor
final class DrawingTrace {
    private struct Entry {
        let element: Element
        let depth: Int
        let first: Int
        /// The index after the element's last item. In a group, indices count from the beginning of the group.
        var end: Int
    }

    /// The elements drawn so far; parents precede their children.
    private var entries: [Entry] = []
    /// The indices of the elements that are being drawn, outermost first.
    private var open: [Int] = []

    /// - Parameter count: The number of items drawn before the element.
    func begin(_ element: Element, at count: Int) {
        entries.append(Entry(element: element, depth: open.count, first: count, end: count))
        open.append(entries.count - 1)
    }

    /// - Parameter count: The number of items drawn up to the end of the element.
    func end(at count: Int) { entries[open.removeLast()].end = count }

    /// The innermost element that has drawn the item at `place`, a path of indices from the outermost list inwards.
    func element(at place: [Int]) -> Element? {
        var (place, range, depth) = (place[...], entries.indices, 0)
        var found: Element?
        while let index = place.first {
            let next = range.first {
                entries[$0].depth == depth && entries[$0].first <= index && index < entries[$0].end
            }
            guard let next else {
                // The item is a group, because no inner element has drawn it alone. The next index of `place` is the
                // index of a member of the group.
                place = place.dropFirst()
                continue
            }
            found = entries[next].element
            let inside = next + 1
            let end = (inside..<range.upperBound).first { entries[$0].depth <= depth } ?? range.upperBound
            range = inside..<end
            depth += 1
        }
        return found
    }
}
