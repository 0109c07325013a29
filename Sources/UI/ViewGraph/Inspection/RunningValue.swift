// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import VirtualTime

/// A value that may be on its way, whatever its type, for those who look at the tree of views.
package protocol RunningValue {
    /// Where it comes from, where it goes, and where it is at a time (in seconds); nil at rest.
    func run(at time: Double) -> ValueRun?
}

/// An animation of a value at a moment.
package struct ValueRun {
    /// nil where the animation depends on more than its beginning.
    package var from: Any?
    package var to: Any
    package var now: Any
    /// In seconds; nil for one without an end, or whose end is not known.
    package var remaining: Double?
}

extension AnimatableAttribute: RunningValue {
    package func run(at time: Double) -> ValueRun? {
        guard let animated, isAnimating(at: time) else { return nil }
        let segment = animated.segment
        let end = segment?.pace.pace.end ?? .infinity
        func model(_ data: Model.AnimatableData) -> Model {
            var shown = target
            shown.animatableData = data
            return shown
        }
        return ValueRun(
            from: segment.map { model($0.origin) }, to: target, now: model(animated.value(at: time)),
            remaining: end.isFinite ? max(0, end - time) : nil)
    }
}

extension Element {
    /// The values of this element that are on their way at a time, by the names of their properties.
    package final func runs(at time: Double) -> [(name: String, run: ValueRun)] {
        var found: [(name: String, run: ValueRun)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for case (let name?, let value) in current.children {
                Self.collect(value, name, at: time, depth: 0, &found)
            }
            mirror = current.superclassMirror
        }
        return found
    }

    /// Values inside of other values: no objects, which belong to others too.
    private static func collect(
        _ value: Any, _ name: String, at time: Double, depth: Int, _ found: inout [(name: String, run: ValueRun)]
    ) {
        if let value = value as? any RunningValue {
            if let run = value.run(at: time) { found.append((name, run)) }
            return
        }
        let mirror = Mirror(reflecting: value)
        guard depth < 4, mirror.displayStyle != .class else { return }
        switch mirror.displayStyle {
        case .optional, .struct, .tuple, .collection:
            for child in mirror.children { collect(child.value, name, at: time, depth: depth + 1, &found) }
        default: break
        }
    }
}
