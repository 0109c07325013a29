// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// An effect that holds layers in a changed state while it is active.
///
/// Each layer moves on a spring, so that a change during the motion keeps the velocity. Layers start in succession.
package struct SustainedSymbolEffect {
    private struct Change {
        let time: Double
        let level: Double
        let animation: Animation
    }

    /// The target level before `changes[0]`.
    private var oldest: Double
    private var changes: [Change] = []
    /// The target level: 0 at rest; 1 while active, or −1 for the opposite direction.
    private var level: Double

    /// The delay between two layers, in seconds at normal speed.
    private static let stagger = 0.08
    /// The time from a change to the end of its motion, in seconds at normal speed.
    private static let settling = 5.0
    /// The maximum length of `changes`. Beyond it, the oldest change is dropped and its motion ends abruptly.
    private static let mostChanges = 32

    package init(_ kind: SymbolEffectConfiguration.Kind, isActive: Bool) {
        level = isActive ? kind.heldLevel : 0
        oldest = level
    }

    /// - Parameter speed: The speed as a multiple of the normal speed.
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

    /// The layer states of a symbol.
    ///
    /// - Parameter speed: The speed as a multiple of the normal speed.
    package func states(
        of drawing: SymbolDrawing, by configuration: SymbolEffectConfiguration, speed: Double, at time: Double
    ) -> [SymbolLayerState] {
        let groups = SymbolMotionGroups(drawing.layers)
        return drawing.layers.indices.map { layer in
            let late = configuration.isByLayer ? groups.delay(of: layer, stagger: Self.stagger) : 0
            return configuration.kind.held(share(at: time, delay: late / speed))
        }
    }

    /// The level of a layer: 0 at rest, 1 or −1 while active, with overshoot in between.
    ///
    /// - Parameter delay: The delay of the layer, in seconds.
    private func share(at time: Double, delay: Double) -> Double {
        var value = AnimatedValue(oldest)
        for change in changes where change.time + delay <= time {
            value.setTarget(change.level, animation: change.animation, at: change.time + delay)
        }
        return value.value(at: time)
    }
}

extension SymbolEffectConfiguration.Kind {
    /// Whether the effect holds layers in a changed state while it is active, instead of repeating a motion.
    package var isHeld: Bool {
        switch self {
        case .scale, .appear, .disappear: true
        case .automatic, .bounce, .pulse, .variableColor, .replace, .breathe, .rotate, .wiggle: false
        }
    }

    /// The level while active. Scaling up (1) and scaling down (−1) have opposite levels, so that one can turn into the
    /// other.
    fileprivate var heldLevel: Double { self == .scale(.down) ? -1 : 1 }

    /// Whether the motion overshoots visibly. Only scaling does: symbols that appear or disappear are invisible at one
    /// end.
    fileprivate var springs: Bool { if case .scale = self { true } else { false } }

    /// The state of a layer at the level `share`, from 0 (rest) to ±1 (active).
    fileprivate func held(_ share: Double) -> SymbolLayerState {
        switch self {
        case .scale: SymbolLayerState(scale: 1 + 0.2 * share)
        // A hidden symbol is small before it appears upwards or after it disappears downwards; otherwise it is large.
        case .appear(.up), .disappear(.down), .automatic: Self.hidden(share, scale: 0.6)
        case .appear(.down), .disappear(.up): Self.hidden(share, scale: 1.3)
        case .bounce, .pulse, .variableColor, .replace, .breathe, .rotate, .wiggle: .rest
        }
    }

    private static func hidden(_ share: Double, scale: Double) -> SymbolLayerState {
        SymbolLayerState(opacity: min(max(1 - share, 0), 1), scale: 1 + (scale - 1) * share)
    }
}
