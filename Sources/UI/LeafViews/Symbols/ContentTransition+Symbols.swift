// SPDX-License-Identifier: MIT

extension ContentTransition {
    /// Replaces symbols with the automatic effect, even if the change is not animated. Other views change as with the
    /// default transition.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Replaces symbols with `effect`, even if the change is not animated. Other views change as with the default
    /// transition.
    ///
    /// - Parameters:
    ///   - effect: The effect that replaces the symbol.
    ///   - options: Only the speed is used, because a replacement does not repeat.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbols(SymbolContentTransition(effect.configuration, options)))
    }

    /// Whether this transition cross-fades a changed symbol.
    var fadesSymbols: Bool { kind == .fade || kind == .interpolate }

    /// nil unless this transition was made by `symbolEffect`.
    var ofSymbols: SymbolContentTransition? { if case .symbols(let transition) = kind { transition } else { nil } }
}
