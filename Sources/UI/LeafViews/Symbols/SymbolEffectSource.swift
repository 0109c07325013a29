// SPDX-License-Identifier: MIT

import Geometry

/// What one modifier has told the symbols inside of it to do, and when.
///
/// Symbols ask it whenever they are drawn. What they get depends on the times of changes alone.
@MainActor
final class SymbolEffectSource: Repeating {
    private var configuration = SymbolEffectConfiguration(.automatic)
    private var options = SymbolEffectOptions.default
    private var runs: [SymbolEffectRun] = []
    private var held: HeldSymbolEffect?
    /// How many lights the symbols have that asked: it decides how long a round takes.
    private var lightCounts: Set<Int> = []

    /// Rotations that add up: a hand that asks for more is not heard.
    private static let mostRotations = 4

    // MARK: Changes

    /// Takes over the modifier of an update.
    ///
    /// - Parameter old: that of the update before; nil at first.
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
        if held == nil { held = HeldSymbolEffect(configuration.kind, isActive: isActive) }
        held?.set(isActive, by: configuration.kind, speed: options.speed, at: time)
    }

    private func begin(isIndefinite: Bool, at time: Double) {
        let run = SymbolEffectRun(
            configuration, SymbolPlayback(options, configuration, isIndefinite: isIndefinite), begin: time)
        if case .rotate = configuration.kind {
            // Turns add up to more turns; what turns for ever turns already.
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

    /// Goes on with a run that was about to end. False where there is none.
    private func resume(at time: Double) -> Bool {
        guard let last = runs.last, last.canGoOn(at: time) else { return false }
        runs[runs.count - 1].end = nil
        return true
    }

    // MARK: States

    /// How the layers of a symbol stand; none: all at rest.
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
