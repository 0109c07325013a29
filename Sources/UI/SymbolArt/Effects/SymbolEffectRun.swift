// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// One run of a symbol effect. Computes the states of a symbol's layers at any time.
package struct SymbolEffectRun {
    package let configuration: SymbolEffectConfiguration
    package let playback: SymbolPlayback
    package let begin: Double
    /// The time at which the effect was asked to end; nil if it was not asked. After this time, the run continues until
    /// it is at rest.
    package var end: Double?
    /// The time at which another run of the same effect replaced this run. From this time on, this run fades out.
    package var overtaken: Double?

    /// The time in which a run fades out after `overtaken`, in seconds.
    private static let fade = 0.2

    package init(_ configuration: SymbolEffectConfiguration, _ playback: SymbolPlayback, begin: Double) {
        self.configuration = configuration
        self.playback = playback
        self.begin = begin
    }

    /// Whether the effect repeats for ever and no end was requested.
    package var isEndless: Bool { playback.count == nil && end == nil && overtaken == nil }

    // MARK: States

    /// The layer states of a symbol; an empty array means all at rest.
    package func states(of layers: [SymbolLayer], runsRightToLeft: Bool, at time: Double) -> [SymbolLayerState] {
        let share = overtaken.map { 1 - smooth((time - $0) / Self.fade) } ?? 1
        guard time > begin, share > 0, !layers.isEmpty, !isOver(at: time) else { return [] }
        let groups = SymbolMotionGroups(layers)
        let states = fullStates(layers, groups, runsRightToLeft: runsRightToLeft, at: time)
        return share < 1 ? states.map { $0.weakened(to: share) } : states
    }

    private func fullStates(
        _ layers: [SymbolLayer], _ groups: SymbolMotionGroups, runsRightToLeft: Bool, at time: Double
    ) -> [SymbolLayerState] {
        if case .variableColor(let sequence) = configuration.kind {
            return lightStates(sequence, groups, at: time)
        }
        if isContinuous { return continuousStates(groups, runsRightToLeft: runsRightToLeft, at: time) }
        let isPartial = configuration.kind == .pulse && configuration.isByLayer
        return layers.indices.map { layer in
            if isPartial, !groups.lights.contains(where: { $0.contains(layer) }) { return .rest }
            guard let cycle = cycle(of: layer, groups, runsRightToLeft: runsRightToLeft) else { return .rest }
            let late = configuration.isByLayer ? groups.delay(of: layer, stagger: cycle.stagger) : 0
            return state(in: cycle, elapsed: (time - begin) - late / playback.speed)
        }
    }

    /// - Parameter elapsed: The seconds since the start of the layer's first cycle.
    private func state(in cycle: SymbolCycle, elapsed: Double) -> SymbolLayerState {
        guard elapsed > 0 else { return .rest }
        let period = period(of: cycle)
        let number = ((elapsed / period) + 1e-9).rounded(.down)
        if let count = cycleCount(period: period), number >= count { return .rest }
        let time = (elapsed - number * period) * playback.speed
        return time > 0 && time < cycle.duration ? cycle.state(time) : .rest
    }

    /// The seconds from the start of one cycle to the next.
    private func period(of cycle: SymbolCycle) -> Double {
        cycle.duration / playback.speed + (playback.delay ?? cycle.pause / playback.speed)
    }

    /// The total number of cycles; nil if endless. A cycle that has begun before the end is requested is completed.
    private func cycleCount(period: Double) -> Double? {
        let begun = end.map { ((($0 - begin) / period) - 1e-9).rounded(.up) }
        guard let count = playback.count else { return begun }
        return min(begun ?? .infinity, Double(count))
    }

    // MARK: Effects

    /// - Returns: nil for effects without cycles.
    private func cycle(of layer: Int, _ groups: SymbolMotionGroups, runsRightToLeft: Bool) -> SymbolCycle? {
        let isByLayer = configuration.isByLayer
        switch configuration.kind {
        case .bounce(let way): return .bounce(way)
        case .pulse: return .pulse
        case .breathe(let pulses): return .breathe(pulses: pulses)
        case .wiggle(let wiggle):
            return .wiggle {
                wiggle.state($0, of: layer, groups, isByLayer: isByLayer, runsRightToLeft: runsRightToLeft)
            }
        case .rotate(let isClockwise):
            return .rotate { groups.turned(layer, by: isClockwise ? $0 * 360 : -$0 * 360, isByLayer: isByLayer) }
        case .variableColor, .automatic, .scale, .appear, .disappear, .replace: return nil
        }
    }

    /// Whether the effect moves without resting between cycles.
    private var isContinuous: Bool {
        switch configuration.kind {
        case .rotate, .wiggle: playback.isContinuous
        default: false
        }
    }

    private func continuousStates(
        _ groups: SymbolMotionGroups, runsRightToLeft: Bool, at time: Double
    ) -> [SymbolLayerState] {
        let isByLayer = configuration.isByLayer
        let elapsed = (time - begin) * playback.speed
        let asked = end.map { ($0 - begin) * playback.speed }
        return (0..<groups.layerCount).map { layer in
            switch configuration.kind {
            case .rotate(let isClockwise):
                let turns = SymbolContinuousMotion.Rotation.turns(at: elapsed, end: asked)
                return groups.turned(layer, by: isClockwise ? turns * 360 : -turns * 360, isByLayer: isByLayer)
            case .wiggle(let wiggle):
                let swing = SymbolContinuousMotion.Swing.swing(at: elapsed, end: asked)
                return wiggle.state(swing, of: layer, groups, isByLayer: isByLayer, runsRightToLeft: runsRightToLeft)
            default: return .rest
            }
        }
    }

    // MARK: Lights

    private func lightStates(
        _ sequence: SymbolColorSequence, _ groups: SymbolMotionGroups, at time: Double
    ) -> [SymbolLayerState] {
        let period = period(of: sequence, lightCount: groups.lights.count)
        let elapsed = time - begin
        let number = ((elapsed / period) + 1e-9).rounded(.down)
        let count = cycleCount(period: period)
        // After the last round, the time stays at the round's end, when all layers are lit.
        let roundTime = number < count ?? .infinity ? elapsed - number * period : period
        let opacities = sequence.opacities(
            groups.lights.count, at: roundTime * playback.speed, elapsed: elapsed * playback.speed,
            end: count.map { $0 * period * playback.speed })
        var states = [SymbolLayerState](repeating: .rest, count: groups.layerCount)
        for (light, opacity) in zip(groups.lights, opacities) {
            for layer in light { states[layer].opacity = opacity }
        }
        return states
    }

    /// The seconds from one round to the next.
    private func period(of sequence: SymbolColorSequence, lightCount: Int) -> Double {
        sequence.period(lightCount) / playback.speed + (playback.delay ?? 0)
    }

    // MARK: Repetition

    /// The periods of an endless effect in seconds; empty if the effect ends. Variable colour has a period for each
    /// number of lights.
    ///
    /// - Parameter lightCounts: The numbers of lights in the symbols.
    package func periods(lightCounts: Set<Int>) -> [Double] {
        guard isEndless else { return [] }
        switch configuration.kind {
        case .variableColor(let sequence): return lightCounts.map { period(of: sequence, lightCount: $0) }
        case .rotate where isContinuous: return [SymbolContinuousMotion.Rotation.turn / playback.speed]
        case .wiggle where isContinuous: return [SymbolContinuousMotion.Swing.period / playback.speed]
        default: return cycle.map { [period(of: $0)] } ?? []
        }
    }

    /// A cycle of the effect. Only its durations may be used, because they are the same for all layers.
    private var cycle: SymbolCycle? { cycle(of: 0, SymbolMotionGroups([]), runsRightToLeft: false) }

    // MARK: Ends

    /// Whether the request to end this run can be withdrawn, because it has not changed the motion yet.
    package func canGoOn(at time: Double) -> Bool {
        guard end != nil, overtaken == nil, !isContinuous,
            let cycle
        else { return false }
        let period = period(of: cycle)
        return time - begin < (cycleCount(period: period) ?? .infinity) * period
    }

    /// Whether the run has ended and all layers are at rest, however many layers a symbol has.
    package func isOver(at time: Double) -> Bool {
        if let overtaken, time >= overtaken + Self.fade { return true }
        let elapsed = time - begin
        if isContinuous {
            guard let end else { return false }
            let (now, asked) = (elapsed * playback.speed, (end - begin) * playback.speed)
            if case .rotate = configuration.kind {
                return SymbolContinuousMotion.Rotation.isOver(at: now, end: asked)
            }
            return SymbolContinuousMotion.Swing.isOver(at: now, end: asked)
        }
        if case .variableColor = configuration.kind {
            // Assumes the longest possible round, because the length of a round depends on the symbol.
            let period = SymbolColorSequence.longestRound / playback.speed + (playback.delay ?? 0)
            guard let count = cycleCount(period: period) else { return false }
            return elapsed >= (count + 1) * period
        }
        guard let cycle else { return true }
        let period = period(of: cycle)
        guard let count = cycleCount(period: period) else { return false }
        return elapsed >= count * period + SymbolMotionGroups.latest * cycle.stagger / playback.speed
    }
}

extension SymbolWiggle {
    /// The amplitude of a rotation, in degrees.
    private static let angle = 12.0
    /// The amplitude of a shift, in ems.
    private static let way = 0.1

    /// - Parameter swing: The deflection from −1 to 1, positive in the initial direction.
    fileprivate func state(
        _ swing: Double, of layer: Int, _ groups: SymbolMotionGroups, isByLayer: Bool, runsRightToLeft: Bool
    ) -> SymbolLayerState {
        func shifted(_ degrees: Double) -> SymbolLayerState {
            let angle = degrees * .pi / 180
            return SymbolLayerState(
                offset: CGSize(width: swing * Self.way * cos(angle), height: swing * Self.way * sin(angle)))
        }
        switch self {
        case .turn(let isClockwise):
            let degrees = swing * (isClockwise ? Self.angle : -Self.angle)
            // Layers without pivots rotate about the centre.
            let turned = groups.turned(layer, by: degrees, isByLayer: isByLayer)
            return turned == .rest ? SymbolLayerState(turn: .degrees(degrees)) : turned
        case .shift(let degrees): return shifted(degrees)
        case .alongText(let isForward): return shifted(isForward != runsRightToLeft ? 0 : 180)
        }
    }
}
