// SPDX-License-Identifier: MIT

import Foundation

/// The tracks of a lazy grid: columns if the grid is vertical, rows if it is horizontal.
struct GridTracks: Equatable {
    private let items: [GridItem]

    init(_ items: [GridItem]) { self.items = items }

    /// The start and length of a track, in points.
    struct Track: Equatable {
        var start: CGFloat
        var length: CGFloat
        let alignment: Alignment?
    }

    static func == (a: Self, b: Self) -> Bool {
        a.items.count == b.items.count
            && zip(a.items, b.items).allSatisfy {
                $0.size == $1.size && $0.spacing == $1.spacing && $0.alignment == $1.alignment
            }
    }

    private static let defaultSpacing: CGFloat = 8

    /// Lays out the tracks in `length` points. If `length` is nil, each track gets its minimum length.
    ///
    /// Fixed tracks are sized first. Every other item, in order, gets an equal share of the remaining length, clamped
    /// to its bounds. An adaptive item divides its share into as many tracks as possible.
    func tracks(in length: CGFloat?) -> [Track] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.defaultSpacing) }
        var left = length.map { $0 - gaps } ?? 0
        var flexible = 0
        for item in items {
            if case .fixed(let size) = item.size { left -= size } else { flexible += 1 }
        }
        var tracks: [Track] = []
        var start: CGFloat = 0
        for item in items {
            let spacing = item.spacing ?? Self.defaultSpacing
            func add(_ length: CGFloat) {
                tracks.append(Track(start: start, length: max(length, 0), alignment: item.alignment))
                start += max(length, 0) + spacing
            }
            switch item.size {
            case .fixed(let size): add(size)
            case .flexible(let minimum, let maximum):
                let size = min(max(left / CGFloat(flexible), minimum), maximum)
                (left, flexible) = (left - size, flexible - 1)
                add(size)
            case .adaptive(let minimum, let maximum):
                // Fills the item's share of the length with as many tracks of the minimum length as fit. If none fits,
                // makes one track as long as the share.
                let share = length == nil ? max(left / CGFloat(flexible), minimum) : left / CGFloat(flexible)
                // An infinite proposal makes `room` infinite. The item then has one track.
                let room = minimum + spacing > 0 ? ((share + spacing) / (minimum + spacing)).rounded(.down) : 1
                let count = room.isFinite ? max(room, 1) : 1
                let size = min((share - (count - 1) * spacing) / count, maximum)
                for _ in 0..<Int(count) { add(size) }
                (left, flexible) = (left - size * count - (count - 1) * spacing, flexible - 1)
            }
        }
        return tracks
    }
}

extension GridItem.Size: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.fixed(let x), .fixed(let y)): x == y
        case (.flexible(let x, let most), .flexible(let y, let mostOther)): x == y && most == mostOther
        case (.adaptive(let x, let most), .adaptive(let y, let mostOther)): x == y && most == mostOther
        default: false
        }
    }
}
