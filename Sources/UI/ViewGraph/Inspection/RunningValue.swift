// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import VirtualTime

/// A value of any type that may be animated, for view tree inspection.
package protocol RunningValue {
    /// The animation that runs at `time`, in seconds; nil if the value is not animated then.
    func run(at time: Double) -> ValueRun?
}

/// The state of a value's animation at one moment.
package struct ValueRun {
    /// The initial value; nil if more than one animation contributes to the value.
    package var from: Any?
    package var to: Any
    package var now: Any
    /// The remaining time in seconds; nil if the end is unknown or never comes.
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
    /// The values of this element that are animated at `time`, by property name.
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

    /// Collects values nested in other values. Skips objects, which may be shared.
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
