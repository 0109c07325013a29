// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import SwiftUICore
import Zoetrope

/// An animated value over time, as the view tree describes it at each moment.
struct AnimationCurve: Encodable, Equatable {
    /// The view's kind and title.
    var view: String
    /// The animated modifier or attribute.
    var attribute: String
    /// The times at which the value moves, in seconds.
    var times: [Double] = []
    /// The numbers of the value at each of the times, such as width and height.
    var values: [[Double]] = []

    /// The greatest numbers of moments and of curves.
    private static let mostMoments = 300, mostCurves = 40

    /// The curves of a view that is at time 0.
    ///
    /// - Parameters:
    ///   - end: The time of the last moment, in seconds.
    ///   - sign: Called at each moment.
    @MainActor static func all(of source: ViewFrameSource, until end: Double, sign: () -> Void) -> [AnimationCurve] {
        let step = max(1.0 / 60, end / Double(mostMoments))
        var curves: [AnimationCurve] = []
        var indices: [Key: Int] = [:]
        // The values to which the curves moved at the moment before, by the index of the curve.
        var targets: [Int: [Double]] = [:]
        for moment in 0...Int(end / step) {
            sign()
            let time = Double(moment) * step
            source.advance(to: time)
            let shown = (time * 1000).rounded() / 1000
            var counts: [Key: Int] = [:]
            var next: [Int: [Double]] = [:]
            for run in runs(in: source.viewTree().views) {
                // Views of a loop have equal names; their order distinguishes them.
                var key = run.key
                counts[key, default: 0] += 1
                key.count = counts[key]!
                let index = indices[key] ?? curves.count
                if index == curves.count {
                    guard curves.count < mostCurves else { continue }
                    indices[key] = index
                    curves.append(AnimationCurve(view: key.view, attribute: key.attribute))
                } else if curves[index].values[0].count != run.now.count {
                    // The value has changed its type.
                    continue
                }
                curves[index].times.append(shown)
                curves[index].values.append(run.now)
                if run.to.count == run.now.count { next[index] = run.to }
            }
            // An animation that has ended between two moments has reached its target.
            for (index, target) in targets where next[index] == nil {
                curves[index].times.append(shown)
                curves[index].values.append(target)
            }
            targets = next
        }
        return curves.compactMap(\.varying)
    }

    /// The curve without the numbers that stay the same; nil if all do.
    private var varying: AnimationCurve? {
        let parts = values[0].indices.filter { part in values.contains { $0[part] != values[0][part] } }
        guard !parts.isEmpty else { return nil }
        var curve = self
        curve.values = values.map { value in parts.map { value[$0] } }
        return curve
    }

    private struct Key: Hashable {
        var view: String
        var attribute: String
        var count = 0
    }

    private static func runs(in views: [ViewTreeEntry]) -> [(key: Key, now: [Double], to: [Double])] {
        views.flatMap { view -> [(key: Key, now: [Double], to: [Double])] in
            let title = view.title.map { " “\($0)”" } ?? ""
            let own = (view.animations ?? []).compactMap { animation in
                numbers(in: animation.now).map { now in
                    let key = Key(view: view.kind + title, attribute: animation.attribute)
                    return (key: key, now: now, to: numbers(in: animation.to) ?? [])
                }
            }
            return own + runs(in: view.children ?? [])
        }
    }

    /// The numbers in the description of a value; nil if it is a colour or has none.
    static func numbers(in text: String) -> [Double]? {
        guard !text.contains("#") else { return nil }
        let found = text.matches(of: #/-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/#).compactMap { Double($0.output) }
        return found.isEmpty ? nil : found
    }
}
