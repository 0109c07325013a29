// SPDX-License-Identifier: MIT

import Geometry

/// The timeline of one symbol effect modifier.
///
/// Symbols read their state from the timeline whenever they are drawn. The state depends only on the current time and
/// on when the modifier changed.
@MainActor
final class SymbolEffectSource: Repeating {
    private var configuration = SymbolEffectConfiguration(.automatic)
    private var options = SymbolEffectOptions.default
    private var runs: [SymbolEffectRun] = []
    private var held: SustainedSymbolEffect?
    /// The values of `SymbolMotionGroups.lights` for the symbols drawn with this effect so far. They determine the
    /// cycle length of the variable-colour effect.
    private var lightCounts: Set<Int> = []

    /// The maximum number of rotations that run at the same time.
    private static let mostRotations = 4

    // MARK: Changes

    /// Records a view update, which may start or end effects.
    ///
    /// - Parameter old: The modifier before this update; nil in the first update.
    func update(_ modifier: SymbolEffectModifier, after old: SymbolEffectModifier?, at time: Double) {
        let isSame = old.map { $0.configuration == modifier.configuration && $0.options == modifier.options } ?? false
        configuration = modifier.configuration
        options = modifier.options
        runs.removeAll { $0.isOver(at: time) }
        switch (modifier.start, old?.start) {
        case (.value(let new), .value(let before)?):
            if new.differs(from: before) { begin(isIndefinite: false, at: time) }
        case (.value, _): break
        case (.active(let isActive), let before):
            if configuration.kind.isHeld {
                hold(isActive, at: time)
            } else if case .active(true)? = before {
                if !isActive || !isSame { endRuns(at: time) }
                if isActive, !isSame { begin(isIndefinite: true, at: time) }
            } else if isActive, !isSame || !resume(at: time) {
                begin(isIndefinite: true, at: time)
            }
        }
    }

    private func hold(_ isActive: Bool, at time: Double) {
        if held == nil { held = SustainedSymbolEffect(configuration.kind, isActive: isActive) }
        held?.set(isActive, by: configuration.kind, speed: options.speed, at: time)
    }

    private func begin(isIndefinite: Bool, at time: Double) {
        let run = SymbolEffectRun(
            configuration, SymbolPlayback(options, configuration, isIndefinite: isIndefinite), begin: time)
        if case .rotate = configuration.kind {
            // A discrete effect runs at most `mostRotations` rotations at the same time. No rotation is added to an
            // endless one.
            guard isIndefinite || runs.count < Self.mostRotations, !runs.contains(where: \.isEndless) else { return }
        } else {
            runs.removeAll { $0.begin == time }
            for index in runs.indices where runs[index].overtaken == nil { runs[index].overtaken = time }
        }
        runs.append(run)
    }

    private func endRuns(at time: Double) {
        for index in runs.indices where runs[index].end == nil { runs[index].end = time }
    }

    /// Cancels the planned end of the last run, so that the run continues. Returns false if there is no such run.
    private func resume(at time: Double) -> Bool {
        guard let last = runs.last, last.canGoOn(at: time) else { return false }
        runs[runs.count - 1].end = nil
        return true
    }

    // MARK: States

    /// The layer states of `drawing` at `time`. An empty array means that all layers are at rest.
    func states(of drawing: SymbolDrawing, runsRightToLeft: Bool, at time: Double) -> [SymbolLayerState] {
        if let held { return held.states(of: drawing, by: configuration, speed: options.speed, at: time) }
        if case .variableColor = configuration.kind {
            lightCounts.insert(SymbolMotionGroups(drawing.layers).lights.count)
        }
        return runs.reduce([]) {
            $0.combined(with: $1.states(of: drawing.layers, runsRightToLeft: runsRightToLeft, at: time))
        }
    }

    // MARK: Repetition

    package var repetitions: [Repetition] {
        runs.flatMap { $0.periods(lightCounts: lightCounts) }.map { Repetition(.symbolEffect, period: $0) }
    }
}
