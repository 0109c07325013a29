// SPDX-License-Identifier: MIT

extension ContentTransition {
    /// Symbols are replaced with an effect even if the change has no animation. Views other than symbols change as with
    /// the default transition.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Symbols are replaced with an effect even if the change has no animation. Views other than symbols change as with
    /// the default transition.
    ///
    /// - Parameters:
    ///   - effect: The effect that replaces the symbol.
    ///   - options: Only the speed applies; replacements do not repeat.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbols(SymbolContentTransition(effect.configuration, options)))
    }

    /// Whether an animated change of a symbol cross-fades.
    var fadesSymbols: Bool { kind == .fade || kind == .interpolate }

    /// The effect that replaces symbols, if any.
    var ofSymbols: SymbolContentTransition? { if case .symbols(let transition) = kind { transition } else { nil } }
}
