// SPDX-License-Identifier: MIT

import Drawing
import Foundation

// Verification compares a frame with a second frame of the same view at the same time, made without caches. An
// exhaustive host makes the second frame: in every update it evaluates all bodies, measures and places all elements,
// and draws all items. The two frames differ only if an update has left out something that it should have done.
// docs/invariants.md lists what may be cached.

/// A frame that differs from the same frame drawn without caches: an error of the engine, or a view that depends on
/// more than its state.
public struct StaleFrameError: Error, CustomStringConvertible {
    /// The time of the frame, in seconds.
    public let time: Double
    /// The views from the window down to the first element that differs.
    public let path: String
    /// The first difference in words, such as "it is missing".
    public let difference: String

    package init(time: Double, path: String, difference: String) {
        (self.time, self.path, self.difference) = (time, path, difference)
    }

    public var description: String {
        "the frame at \(String(format: "%g", time)) s differs from one drawn without caches: \(path): \(difference)"
    }
}

extension ViewHost {
    /// Makes every later update evaluate, lay out and draw everything.
    package func becomeExhaustive() {
        work.isExhaustive = true
        evaluatesBodies = true
    }

    /// Compares a cached frame with the frame of this host, and throws `StaleFrameError` if they differ.
    ///
    /// This host must be exhaustive. `list` comes from a host that uses caches, with the same view at the same time.
    package func verify(_ list: DisplayList) throws {
        try verify(list.items, against: displayList(background: list.background).items)
    }

    func verify(_ items: [DisplayItem], against expected: [DisplayItem]) throws {
        guard let difference = difference(of: items, from: expected) else { return }
        var path = "a layer above the views"
        if let element = work.trace?.element(at: difference.place) {
            let described = element.elementDescription
            let words = ([described.kind] + [described.text, described.name].compactMap { $0 }.map { "\"\($0)\"" })
                .joined(separator: " ")
            path = (element.node.viewNames + [words]).joined(separator: " › ")
        }
        throw StaleFrameError(time: time, path: path, difference: difference.text)
    }

    /// The first difference that may be visible. Items outside of the window may be left out (`DrawingCache`).
    private func difference(of items: [DisplayItem], from expected: [DisplayItem]) -> DisplayItemDifference? {
        if items == expected { return nil }
        let (shown, wanted) = (visible(items), visible(expected))
        for (item, original) in zip(shown, wanted) {
            guard let inside = difference(of: item.item, from: original.item) else { continue }
            return DisplayItemDifference(place: [original.index] + inside.place, text: inside.text)
        }
        guard shown.count != wanted.count else { return nil }
        let isMissing = shown.count < wanted.count
        let index = isMissing ? wanted[shown.count].index : wanted.last?.index ?? 0
        return DisplayItemDifference(
            place: [index],
            text: isMissing ? "it is missing" : "\(shown.count - wanted.count) items after it are too many")
    }

    private func difference(of item: DisplayItem, from expected: DisplayItem) -> DisplayItemDifference? {
        guard let found = DisplayItemDifference(item, from: expected) else { return nil }
        // Compares groups member by member and skips invisible members. A window layer may have put all items into one
        // group, and the cached frame may lack items outside of the window.
        if case .group(let items, let isIsolated) = item.content,
            case .group(let others, isIsolated) = expected.content,
            item.transform == expected.transform, item.effects == expected.effects, item.blendMode == expected.blendMode
        {
            return difference(of: items, from: others)
        }
        return found
    }

    private func visible(_ items: [DisplayItem]) -> [(index: Int, item: DisplayItem)] {
        // Uses half the margin of `ViewHost.visibleBounds`. Near the full margin, up to which containers draw, an item
        // may be in only one of the two frames.
        var window = DrawnBounds(CGRect(origin: .zero, size: size))
        window.grow(by: 2 + 4 / scale)
        return items.enumerated().filter { DrawnBounds(seen: $1).meets(window) }.map { ($0, $1) }
    }
}
