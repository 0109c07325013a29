// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Caches display lists of moments of a live view, so that seeking back to one only draws it.
///
/// Lists are kept instead of pixels because the lists of nearby moments share most of their contents. Their memory is
/// estimated, and bounded by a limit.
package struct MomentCache {
    private struct Moment {
        var list: DisplayList
        /// The estimated size in bytes.
        var weight: Int
        /// The sequence number of this entry. The entries with the lowest numbers are evicted first.
        var turn: Int
    }

    /// The cached frames, by frame number.
    private var moments: [Int: Moment] = [:]
    private var turn = 0
    /// The estimated size of all moments, in bytes.
    package private(set) var weight = 0
    /// The upper bound of `weight`, in bytes.
    private let limit: Int
    /// Frames per second of virtual time. Times within one frame share a key.
    private static let rate = 60.0

    package init(limit: Int) { self.limit = limit }

    package var count: Int { moments.count }

    private static func number(of time: Double) -> Int { Int((time * rate).rounded()) }

    /// The display list of the frame at `time`, rounded to 1/60 s; nil if that frame is not cached.
    package func list(at time: Double) -> DisplayList? { moments[Self.number(of: time)]?.list }

    package mutating func keep(_ list: DisplayList, at time: Double) {
        let number = Self.number(of: time)
        if let old = moments.removeValue(forKey: number) { weight -= old.weight }
        let new = Self.weight(of: list)
        guard new <= limit / 8 else { return }
        turn += 1
        moments[number] = Moment(list: list, weight: new, turn: turn)
        weight += new
        if weight > limit { makeRoom() }
    }

    /// Removes the cached frames after `time`, because a new event has changed everything later.
    package mutating func drop(after time: Double) {
        let last = Self.number(of: time)
        for (number, moment) in moments where number > last {
            moments[number] = nil
            weight -= moment.weight
        }
    }

    /// Evicts a quarter of the cached frames: those that were stored earliest.
    private mutating func makeRoom() {
        let oldest = moments.sorted { $0.value.turn < $1.value.turn }.prefix(max(1, moments.count / 4))
        for (number, moment) in oldest {
            moments[number] = nil
            weight -= moment.weight
        }
    }

    // MARK: Weight

    /// The estimated size of a display list, in bytes. Each bitmap counts at most 256 KiB, because larger ones usually
    /// come from files, whose pixels another cache holds anyway.
    private static func weight(of list: DisplayList) -> Int { 256 + weight(of: list.items) }

    private static func weight(of items: [DisplayItem]) -> Int {
        items.reduce(0) { sum, item in
            let inside =
                switch item.content {
                case .fill(let path, _, _), .stroke(let path, _, _): path.elements.count * 56
                case .image(let image): min(image.bitmap.bytesPerRow * image.bitmap.height, 1 << 18)
                case .group(let items, _): weight(of: items)
                }
            return sum + 320 + inside
        }
    }
}
