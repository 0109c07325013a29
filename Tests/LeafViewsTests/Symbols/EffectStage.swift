// SPDX-License-Identifier: MIT

import Drawing
import Geometry
import SwiftUI
import Testing
import Views

/// A view of a number that grows by one at given times.
struct Counting<Content: View>: View {
    let times: [Double]
    @ViewBuilder let content: (Int) -> Content
    @State private var number = 0

    var body: some View {
        content(number).onAppear {
            for time in times { DispatchQueue.main.asyncAfter(deadline: .now() + time) { number += 1 } }
        }
    }
}

/// The drawing of a symbol, or of one of its layers.
struct SeenPart: Equatable {
    var frame: CGRect
    var opacity: Double
    /// The first point of the path. It moves if the layer rotates.
    var start: CGPoint

    /// The distance between two states of a part, in points; a change of opacity by 1 counts as 100 points.
    func distance(to other: SeenPart) -> Double {
        let frames = [
            frame.minX - other.frame.minX, frame.minY - other.frame.minY, frame.maxX - other.frame.maxX,
            frame.maxY - other.frame.maxY, start.x - other.start.x, start.y - other.start.y,
        ]
        return frames.map { Double(abs($0)) }.reduce(100 * abs(opacity - other.opacity), max)
    }
}

extension Stage {
    /// The parts of all symbols, in drawing order.
    func parts(at time: Double) throws -> [SeenPart] {
        let list = try list(at: time)
        return zip(list.items, list.leaves).compactMap { item, leaf in
            guard case .fill(let path, _, _) = item.content else { return nil }
            var start: CGPoint?
            path.forEach { element in
                if case .move(let point) = element, start == nil { start = point }
            }
            let place = CGPoint(x: item.transform.m31, y: item.transform.m32)
            let point = start ?? .zero
            return SeenPart(
                frame: leaf.frame, opacity: leaf.opacity, start: CGPoint(x: point.x + place.x, y: point.y + place.y))
        }
    }

    func widths(at times: [Double]) throws -> [[Double]] {
        try times.map { try parts(at: $0).map { Double($0.frame.width) } }
    }

    /// The largest movement of a symbol within 1/60 s.
    func longestStep(until end: Double) throws -> Double {
        var longest = 0.0
        var before: SeenPart?
        for step in 0...Int(end * 60) {
            let parts = try parts(at: Double(step) / 60)
            guard let now = parts.first else { continue }
            #expect(parts.count == 1)
            longest = max(longest, before.map { $0.distance(to: now) } ?? 0)
            before = now
        }
        return longest
    }
}

/// A symbol of 100 points in the middle of a larger stage.
@MainActor func effectStage<V: View>(@ViewBuilder _ content: () -> V) -> Stage {
    Stage(300, 300) { content().font(.system(size: 100)) }
}
