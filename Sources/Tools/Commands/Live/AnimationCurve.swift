// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import ViewGraph
import Zoetrope

/// The samples of one animated value, taken while the value moves.
struct AnimationCurve: Encodable, Equatable {
    /// The kind of the view, with its text or the name of its image: `Text “Save”`.
    var view: String
    /// The animated modifier or attribute.
    var attribute: String
    /// The times of the samples, in seconds.
    var times: [Double] = []
    /// The components of the value, such as width and height, at each of `times`.
    var values: [[Double]] = []

    /// The maximum numbers of steps of the timeline, and of curves. `curveGap` in preview.js repeats the first.
    private static let mostMoments = 150, mostCurves = 40

    /// Advances a view from time 0 to `end`, and returns the curves of its animated values.
    ///
    /// - Parameters:
    ///   - end: The time of the last moment, in seconds.
    ///   - sign: Reports progress. Called at each moment.
    @MainActor static func all(of source: ViewFrameSource, until end: Double, sign: () -> Void) -> [AnimationCurve] {
        let step = max(1.0 / 60, end / Double(mostMoments))
        let (host, finder) = (source.liveHost, RunFinder())
        var curves: [AnimationCurve] = []
        var indices: [Key: Int] = [:]
        // The end values of the animations that ran at the previous moment, by the index of the curve.
        var targets: [Int: [Double]] = [:]
        for moment in 0...Int(end / step) {
            sign()
            let time = Double(moment) * step
            source.advance(to: time)
            let shown = (time * 1000).rounded() / 1000
            var next: [Int: [Double]] = [:]
            func note(_ element: Element) {
                for (name, run) in finder.runs(of: element, at: host.time) {
                    let (now, target) = (numbers(of: run.now), numbers(of: run.to))
                    let key = Key(element: element, name: name)
                    let index = indices[key] ?? curves.count
                    if index == curves.count {
                        guard curves.count < mostCurves, !now.isEmpty else { continue }
                        indices[key] = index
                        curves.append(AnimationCurve(view: title(of: element), attribute: attribute(name, of: element)))
                    } else if curves[index].values[0].count != now.count {
                        // The value has changed its type.
                        continue
                    }
                    curves[index].times.append(shown)
                    curves[index].values.append(now)
                    if target.count == now.count { next[index] = target }
                }
                for child in element.childElements { note(child) }
            }
            for root in [host.shownElement] + host.layers { note(root) }
            // An animation that has ended between two moments has reached its target.
            for (index, target) in targets where next[index] == nil {
                curves[index].times.append(shown)
                curves[index].values.append(target)
            }
            targets = next
        }
        return curves.compactMap(\.varying)
    }

    /// The curve without the components that stay the same; nil if all do.
    private var varying: AnimationCurve? {
        let parts = values[0].indices.filter { part in values.contains { $0[part] != values[0][part] } }
        guard !parts.isEmpty else { return nil }
        var curve = self
        curve.values = values.map { value in parts.map { value[$0] } }
        return curve
    }

    /// An animated property of an element. Retains the element, so that no later element gets the same
    /// `ObjectIdentifier`.
    private struct Key: Hashable {
        let element: Element
        let name: String

        static func == (one: Key, other: Key) -> Bool { one.element === other.element && one.name == other.name }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(element))
            hasher.combine(name)
        }
    }

    /// Finds the animated values of elements, like `Element.runs`, which would take most of the time of a moment
    /// because it casts every value in every property. Remembers by class which properties may hold animated values,
    /// and visits only these in later elements of the class.
    @MainActor private final class RunFinder {
        /// The properties that may hold animated values, by class.
        private var properties: [ObjectIdentifier: Set<String>] = [:]

        func runs(of element: Element, at time: Double) -> [(name: String, run: ValueRun)] {
            let type = ObjectIdentifier(type(of: element))
            let known = properties[type]
            if let known, known.isEmpty { return [] }
            var found: [(name: String, run: ValueRun)] = []
            var useful: Set<String> = []
            var mirror: Mirror? = Mirror(reflecting: element)
            while let current = mirror {
                for case (let name?, let value) in current.children where known?.contains(name) ?? true {
                    if collect(value, name, at: time, depth: 0, &found) { useful.insert(name) }
                }
                mirror = current.superclassMirror
            }
            if known == nil { properties[type] = useful }
            return found
        }

        /// - Returns: Whether the property may hold an animated value in another element of the class, or later.
        private func collect(
            _ value: Any, _ name: String, at time: Double, depth: Int, _ found: inout [(name: String, run: ValueRun)]
        ) -> Bool {
            let mirror = Mirror(reflecting: value)
            switch mirror.displayStyle {
            case .class, .enum: return false
            case .optional, .collection:
                // An empty optional or collection may be filled later.
                if mirror.children.isEmpty { return true }
            default: break
            }
            if let value = value as? any RunningValue {
                if let run = value.run(at: time) { found.append((name, run)) }
                return true
            }
            // Deeper or larger values are data, such as the points of a path.
            guard depth < 4, mirror.children.count <= 16 else { return false }
            guard [.optional, .struct, .tuple, .collection].contains(mirror.displayStyle) else { return false }
            return mirror.children.reduce(false) { collect($1.value, name, at: time, depth: depth + 1, &found) || $0 }
        }
    }

    /// Describes the innermost view inside an element: `Text “Save”`.
    @MainActor private static func title(of element: Element) -> String {
        var leaf = element
        while let child = leaf.childElements.first { leaf = child }
        let description = leaf.elementDescription
        let words = (description.text ?? description.name).map { " “\($0.prefix(40))”" }
        return description.kind + (words ?? "")
    }

    @MainActor private static func attribute(_ name: String, of element: Element) -> String {
        if name == "animatedFrame" { return "frame" }
        let words = element.describedModifier.flatMap { ModifierNaming.words($0) }
        return words.flatMap { $0.split(separator: " ").first.map(String.init) } ?? name
    }

    /// The floating-point numbers in a value and its stored properties, in order. Empty for values without such
    /// numbers, such as texts.
    static func numbers(of value: Any, depth: Int = 0) -> [Double] {
        switch value {
        case let number as Double: return number.isFinite ? [rounded(number)] : []
        case let number as Float: return number.isFinite ? [rounded(Double(number))] : []
        case let number as CGFloat: return number.isFinite ? [rounded(Double(number))] : []
        case let frame as CGRect:
            return [frame.minX, frame.minY, frame.width, frame.height].filter(\.isFinite).map { rounded(Double($0)) }
        default:
            guard depth < 4 else { return [] }
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle != .class, mirror.children.count <= 16 else { return [] }
            return mirror.children.flatMap { numbers(of: $0.value, depth: depth + 1) }
        }
    }

    private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}
