// SPDX-License-Identifier: MIT

import Motion

/// An effect that holds layers in a state for as long as it is active: how far it has got hold of them.
///
/// Layers follow one after the other, each on a spring, so that a change on the way keeps its speed.
package struct HeldSymbolEffect {
    private struct Change {
        let time: Double
        let level: Double
        let animation: Animation
    }

    /// Before all changes.
    private var oldest: Double
    private var changes: [Change] = []
    /// 0 is rest; 1, or −1 for the opposite, where the effect holds.
    private var level: Double

    /// Seconds, at normal speed, from one layer to the next.
    private static let stagger = 0.08
    /// Seconds, at normal speed, after which nothing moves any more.
    private static let settling = 5.0
    /// The latest changes that count: touches are not faster than this.
    private static let mostChanges = 32

    package init(_ kind: SymbolEffectConfiguration.Kind, isActive: Bool) {
        level = isActive ? kind.heldLevel : 0
        oldest = level
    }

    /// - Parameter speed: a factor.
    package mutating func set(_ isActive: Bool, by kind: SymbolEffectConfiguration.Kind, speed: Double, at time: Double)
    {
        let level = isActive ? kind.heldLevel : 0
        guard level != self.level else { return }
        self.level = level
        while let first = changes.first,
            time - first.time > Self.settling / speed || changes.count >= Self.mostChanges
        {
            oldest = first.level
            changes.removeFirst()
        }
        let spring: Animation = .spring(duration: 0.42, bounce: kind.springs ? 0.35 : 0.12)
        changes.append(Change(time: time, level: level, animation: spring.speed(speed)))
    }

    /// How the layers of a symbol stand.
    ///
    /// - Parameter speed: a factor.
    package func states(
        of drawing: SymbolDrawing, by configuration: SymbolEffectConfiguration, speed: Double, at time: Double
    ) -> [SymbolLayerState] {
        let groups = SymbolMotionGroups(drawing.layers)
        return drawing.layers.indices.map { layer in
            let late = configuration.isByLayer ? groups.delay(of: layer, stagger: Self.stagger) : 0
            return configuration.kind.held(share(at: time, delay: late / speed))
        }
    }

    /// 0 at rest, 1 or −1 where the effect holds; a little more or less on the way.
    ///
    /// - Parameter delay: by which a layer is late, in seconds.
    private func share(at time: Double, delay: Double) -> Double {
        var value = AnimatedValue(oldest)
        for change in changes where change.time + delay <= time {
            value.setTarget(change.level, animation: change.animation, at: change.time + delay)
        }
        return value.value(at: time)
    }
}

extension SymbolEffectConfiguration.Kind {
    /// Whether the effect holds layers in a state.
    package var isHeld: Bool {
        switch self {
        case .scale, .appear, .disappear: true
        case .automatic, .bounce, .pulse, .variableColor, .replace, .breathe, .rotate, .wiggle: false
        }
    }

    /// Larger and smaller are opposites, so that one can turn into the other.
    fileprivate var heldLevel: Double { self == .scale(.down) ? -1 : 1 }

    /// What stays in sight may swing.
    fileprivate var springs: Bool { if case .scale = self { true } else { false } }

    /// How a layer stands that the effect holds by a share: 0 is rest.
    fileprivate func held(_ share: Double) -> SymbolLayerState {
        switch self {
        case .scale: SymbolLayerState(scale: 1 + 0.2 * share)
        // What comes growing was small before, what goes growing is large then.
        case .appear(.up), .disappear(.down), .automatic: Self.hidden(share, scale: 0.6)
        case .appear(.down), .disappear(.up): Self.hidden(share, scale: 1.3)
        case .bounce, .pulse, .variableColor, .replace, .breathe, .rotate, .wiggle: .rest
        }
    }

    private static func hidden(_ share: Double, scale: Double) -> SymbolLayerState {
        SymbolLayerState(opacity: min(max(1 - share, 0), 1), scale: 1 + (scale - 1) * share)
    }
}
