// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph
import Zoetrope

// Finds views that move without end although the user has chosen Reduce Motion.

extension ScreenReader {
    /// Movement that begins by itself and lasts longer is a fault, in seconds (WCAG 2.2, 2.2.2).
    private static let longestMove = 5.0
    /// The times after `longestMove` at which frames are compared, in seconds. No common period divides them.
    private static let probes = [0.37, 0.71, 1.13]
    /// The change of a frame, in points, above which the view counts as moving.
    private static let leastMove = 2.0

    /// The modifiers and attributes whose endless animation is a movement, and not a change of colour or opacity.
    private static let moving: Set<String> = [
        "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "frame", "transformEffect",
        "projectionEffect",
    ]

    /// A view, with the views around it, outermost first.
    private typealias Path = [ViewTreeEntry]

    func endlessMoves(
        among views: [ScreenView], _ declarations: [String: (file: String, line: Int)]
    ) throws -> [ScreenFacts.EndlessMove] {
        guard let calm = try calmSource?() else { return [] }
        let start = max(host.time, Self.longestMove)
        _ = try calm.displayList(at: start)
        let first = calm.viewTree(places: declarations)
        var moved = Self.endlessAnimations(in: first)
        for probe in Self.probes {
            _ = try calm.displayList(at: start + probe)
            moved += Self.moves(from: first, to: calm.viewTree(places: declarations))
        }
        var found: [Path] = []
        for path in moved.sorted(by: { $0.count < $1.count }) where !path.contains(where: \.movesBySystem) {
            // One fault for each type of view, whatever moves in it and however often it stands there. What is inside of a
            // moving view moves with it.
            let author = path.lastIndex { $0.file != nil }.map { Array(path[...$0]) } ?? path
            let isKnown = found.contains { outer in
                outer.last?.kind == author.last?.kind || author.contains { $0.number == outer.last?.number }
            }
            if !isKnown { found.append(author) }
        }
        return found.sorted { $0.last!.number < $1.last!.number }.compactMap { path in
            let entry = path.last!
            let view = views.firstIndex { $0.entry.id != nil && $0.entry.id == entry.id && $0.kind == entry.kind }
            if let view, views[view].isOfDevice { return nil }
            return ScreenFacts.EndlessMove(view: view, kind: entry.kind)
        }
    }

    /// The views with an endless animation of their place, size or rotation.
    private static func endlessAnimations(in tree: ViewTree) -> [Path] {
        tree.paths.filter { path in
            path.last!.animations?.contains { $0.remaining == nil && moving.contains($0.attribute) } == true
        }
    }

    /// The views of the first tree whose frames differ in the second one.
    private static func moves(from one: ViewTree, to other: ViewTree) -> [Path] {
        let later = Dictionary(other.paths.map { ($0.last!.id, $0.last!.frame) }) { first, _ in first }
        return one.paths.filter { path in
            guard let entry = path.last, entry.id != nil, entry.isOutside != true, let frame = later[entry.id] else {
                return false
            }
            return entry.frame.distance(to: frame) > leastMove
        }
    }
}

extension ViewTreeEntry {
    /// Whether the system draws the movement, as in the spinner of a progress view.
    fileprivate var movesBySystem: Bool { kind == "ProgressView" || kind == "TextField" || kind == "SecureField" }
}

extension ViewTreeFrame {
    /// The largest difference of the centres' coordinates, the widths and the heights.
    fileprivate func distance(to other: ViewTreeFrame) -> Double {
        [
            x + width / 2 - other.x - other.width / 2, y + height / 2 - other.y - other.height / 2,
            width - other.width, height - other.height,
        ].map(abs).max()!
    }
}

extension ViewTree {
    /// Each view with the views around it, outermost first.
    fileprivate var paths: [[ViewTreeEntry]] {
        func all(_ entry: ViewTreeEntry, _ outer: [ViewTreeEntry]) -> [[ViewTreeEntry]] {
            var own = entry
            own.children = nil
            let path = outer + [own]
            return [path] + (entry.children ?? []).flatMap { all($0, path) }
        }
        return views.flatMap { all($0, []) }
    }
}
