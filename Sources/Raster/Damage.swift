// SPDX-License-Identifier: MIT

import Drawing
import Geometry

/// Where two frames look different: rectangles of whole pixels that do not overlap.
///
/// Items are compared from both ends of the lists, so that what stands before and behind a changed one counts as the
/// same. Of two groups that differ in their content alone only that is looked at; of all others the place where they
/// were and the one where they are.
struct Damage {
    private(set) var rects: [PixelRect] = []
    private let bounds: PixelRect
    /// More of them cost more than drawing a little too much.
    private static let mostRects = 6
    /// Beyond this share of the frame's pixels it is quicker to draw it whole.
    private static let worthwhileShare = 0.7
    /// Of a list in which so many items differ, one out of so many is looked at first: mostly they differ everywhere then.
    private static let sampleStride = 16

    /// nil: draw the frame whole.
    init?(from old: DisplayList, to new: DisplayList, _ rasterizer: Rasterizer) {
        guard old.size == new.size, old.scale == new.scale, old.background == new.background else { return nil }
        let (width, height) = Rasterizer.pixelSize(of: new)
        bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        compare(old.items, new.items, in: .scale(new.scale), depth: 0, rasterizer)
        if !rects.isEmpty, !isTooMuch { spread(through: rasterizer.glass(in: new.items, under: .scale(new.scale))) }
        guard !isTooMuch else { return nil }
    }

    /// What has been found is never less in the end.
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
            // What is looked at twice is added twice, which changes nothing.
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

    /// Where something changes beneath glass, all that the glass shows is drawn anew, with what lies below it.
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
        // A pixel more than the layers of effects have, which round their own bounds.
        add(box.outset(1, 1).pixels(within: bounds))
        if rects.count > Self.mostRects { mergeNearest() }
    }

    private mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        // What overlaps becomes one, until nothing does.
        while let i = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
            rect = rects.remove(at: i).union(rect)
        }
        rects.append(rect)
    }

    /// Makes one of the two rectangles whose union wastes least.
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
    /// Whether a pixel after it depends on the same pixel before it, and on no other.
    fileprivate var staysInPlace: Bool {
        switch self {
        case .opacity, .clip, .colorMatrix: true
        case .mask, .shadow, .blur, .alphaThreshold: false
        }
    }
}
