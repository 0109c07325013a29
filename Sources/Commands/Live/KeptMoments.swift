// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// What was shown at some moments of a life, so that going back to one of them takes no more than drawing it.
///
/// Lists are kept and no pixels: those of a minute share most of what they hold. What they take is estimated, and bounded.
package struct KeptMoments {
    private struct Moment {
        var list: DisplayList
        /// In bytes, estimated.
        var weight: Int
        /// A later one was shown later.
        var turn: Int
    }

    /// By the number of the frame that they are nearest to.
    private var moments: [Int: Moment] = [:]
    private var turn = 0
    /// In bytes.
    package private(set) var weight = 0
    /// The most that they may take, in bytes.
    private let limit: Int
    /// Frames a second that are told apart.
    private static let rate = 60.0

    package init(limit: Int) { self.limit = limit }

    package var count: Int { moments.count }

    private static func number(of time: Double) -> Int { Int((time * rate).rounded()) }

    /// What was shown less than a frame from that time.
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

    /// What comes later is to happen otherwise.
    package mutating func drop(after time: Double) {
        let last = Self.number(of: time)
        for (number, moment) in moments where number > last {
            moments[number] = nil
            weight -= moment.weight
        }
    }

    /// A quarter of them goes, those shown longest ago.
    private mutating func makeRoom() {
        let oldest = moments.sorted { $0.value.turn < $1.value.turn }.prefix(max(1, moments.count / 4))
        for (number, moment) in oldest {
            moments[number] = nil
            weight -= moment.weight
        }
    }

    // MARK: Weight

    /// Bitmaps are counted as though each list had its own only where they are small: large ones come from files, which are
    /// kept anyway.
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
