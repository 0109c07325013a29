// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// The damage between two frames: rectangles of whole pixels that do not overlap. Invariant 37.
///
/// Items are compared from both ends of the lists, so that the items before and after an insertion or a removal still
/// match. Two groups that differ only in their content are compared recursively. Any other changed item damages its old
/// bounds and its new bounds.
struct Damage {
    private(set) var rects: [PixelRect] = []
    private let bounds: PixelRect
    /// The largest number of rectangles. Handling more of them would cost more than drawing a few pixels too many.
    private static let mostRects = 6
    /// The share of the frame's pixels beyond which drawing the whole frame is faster.
    private static let worthwhileShare = 0.7
    /// In a long run of changed items, a first pass adds only every sixteenth item to the damage. If most of the frame
    /// is damaged, these items usually suffice to detect it.
    private static let sampleStride = 16

    /// nil if the frame should be drawn whole.
    init?(from old: DisplayList, to new: DisplayList, _ rasterizer: Rasterizer) {
        guard old.size == new.size, old.scale == new.scale, old.background == new.background else { return nil }
        let (width, height) = Rasterizer.pixelSize(of: new)
        bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        compare(old.items, new.items, in: .scale(new.scale), depth: 0, rasterizer)
        if !rects.isEmpty, !isTooMuch { spread(through: rasterizer.glass(in: new.items, under: .scale(new.scale))) }
        guard !isTooMuch else { return nil }
    }

    /// Whether the damage is too large for partial drawing. Once true, it stays true, because adding rectangles never
    /// makes the damage smaller.
    private var isTooMuch: Bool {
        Double(rects.reduce(0) { $0 + $1.area }) > Double(bounds.area) * Self.worthwhileShare
    }

    private mutating func compare(
        _ old: [DisplayItem], _ new: [DisplayItem], in transform: ProjectionTransform, depth: Int,
        _ rasterizer: Rasterizer
    ) {
        var (start, oldEnd, newEnd) = (0, old.count, new.count)
        while start < oldEnd, start < newEnd, old[start] == new[start] { start += 1 }
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        if oldEnd == newEnd {
            // A first pass over every sixteenth item. The second pass adds these items again, which leaves the damage
            // unchanged.
            if newEnd - start > Self.sampleStride * Self.mostRects {
                for i in stride(from: start, to: newEnd, by: Self.sampleStride) where !isTooMuch && old[i] != new[i] {
                    compare(old[i], new[i], in: transform, depth: depth, rasterizer)
                }
            }
            for i in start..<newEnd where !isTooMuch && old[i] != new[i] {
                compare(old[i], new[i], in: transform, depth: depth, rasterizer)
            }
        } else {
            for item in old[start..<oldEnd] + new[start..<newEnd] where !isTooMuch {
                add(rasterizer.bounds(of: item, in: transform))
            }
        }
    }

    private mutating func compare(
        _ old: DisplayItem, _ new: DisplayItem, in transform: ProjectionTransform, depth: Int, _ rasterizer: Rasterizer
    ) {
        if case .group(let oldItems, let wasIsolated) = old.content,
            case .group(let newItems, let isIsolated) = new.content, wasIsolated == isIsolated,
            old.transform == new.transform, old.blendMode == new.blendMode, old.effects == new.effects,
            old.effects.allSatisfy(\.staysInPlace), depth < Context.deepest
        {
            compare(
                oldItems, newItems, in: new.transform.concatenating(transform), depth: depth + 1, rasterizer)
        } else {
            add(rasterizer.bounds(of: old, in: transform))
            add(rasterizer.bounds(of: new, in: transform))
        }
    }

    /// Extends the damage to the whole of each backdrop filter that it touches, because a backdrop filter reads all
    /// pixels below it.
    private mutating func spread(through glass: [Box]) {
        let panes = glass.map { $0.outset(1, 1).pixels(within: bounds) }.filter { !$0.isEmpty }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for pane in panes
            where rects.contains(where: { !$0.intersection(pane).isEmpty && !$0.contains(pane) }) {
                add(pane)
                if rects.count > Self.mostRects { mergeNearest() }
                isSettled = false
            }
        }
    }

    private mutating func add(_ box: Box) {
        // One extra pixel, because the layers of effects round their own bounds.
        add(box.outset(1, 1).pixels(within: bounds))
        if rects.count > Self.mostRects { mergeNearest() }
    }

    private mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        // Merges overlapping rectangles until none overlap.
        while let i = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
            rect = rects.remove(at: i).union(rect)
        }
        rects.append(rect)
    }

    /// Merges the two rectangles whose union adds the smallest area.
    private mutating func mergeNearest() {
        var best: (i: Int, j: Int, waste: Int)?
        for i in rects.indices {
            for j in rects.indices where j > i {
                let waste = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
                if waste < best?.waste ?? .max { best = (i, j, waste) }
            }
        }
        guard let best else { return }
        let (b, a) = (rects.remove(at: best.j), rects.remove(at: best.i))
        add(a.union(b))
    }
}

extension Effect {
    /// Whether an output pixel depends on the input pixel at the same place only.
    fileprivate var staysInPlace: Bool {
        switch self {
        case .opacity, .clip, .colorMatrix: true
        case .mask, .shadow, .blur, .alphaThreshold: false
        }
    }
}
