// SPDX-License-Identifier: MIT

/// How an effect is run: what options come to for an effect.
package struct SymbolPlayback: Equatable {
    package let speed: Double
    /// nil: for ever.
    package let count: Int?
    /// The pause between two runs, in seconds; nil for the effect's own.
    package let delay: Double?
    /// What turns goes on turning, what wiggles goes on wiggling.
    package let isContinuous: Bool

    /// - Parameter isIndefinite: the effect is active, and nothing has changed that it is run for.
    package init(_ options: SymbolEffectOptions, _ configuration: SymbolEffectConfiguration, isIndefinite: Bool) {
        speed = options.speed
        let turns = if case .rotate = configuration.kind { true } else { false }
        switch options.repetition {
        case .automatic: (count, delay, isContinuous) = (isIndefinite ? nil : 1, nil, isIndefinite && turns)
        case .once: (count, delay, isContinuous) = (1, nil, false)
        case .times(let times): (count, delay, isContinuous) = (times, nil, times == nil && turns)
        case .behavior(let behavior):
            switch behavior.kind {
            case .continuous: (count, delay, isContinuous) = (nil, 0, true)
            case .periodic(let times, let pause): (count, delay, isContinuous) = (times, pause, false)
            }
        }
    }
}
