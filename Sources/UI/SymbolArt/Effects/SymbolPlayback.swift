// SPDX-License-Identifier: MIT

/// The parameters of a run, derived from the options and the effect.
package struct SymbolPlayback: Equatable {
    package let speed: Double
    /// The number of cycles; nil for ever.
    package let count: Int?
    /// The pause between cycles, in seconds; nil for the default of the effect.
    package let delay: Double?
    /// Whether rotating and wiggling layers move without pauses between cycles.
    package let isContinuous: Bool

    /// - Parameter isIndefinite: Whether the effect runs while it is active, rather than once per change of a value.
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
