// SPDX-License-Identifier: MIT

extension ContentTransition {
    /// A symbol that takes the place of another one does so by an effect, in whatever way its name changes: no
    /// animation need be asked for. Other views change as where nothing is said.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// A symbol that takes the place of another one does so by an effect, in whatever way its name changes: no
    /// animation need be asked for. Other views change as where nothing is said.
    ///
    /// - Parameters:
    ///   - effect: how the new symbol comes and the old one goes.
    ///   - options: how fast. Replacements do not repeat.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbols(SymbolContentTransition(effect.configuration, options)))
    }

    /// Whether a symbol that takes the place of another one cross-fades with it, where that comes with an animation.
    var fadesSymbols: Bool { kind == .fade || kind == .interpolate }

    /// By which effect symbols take the place of others, if by any.
    var ofSymbols: SymbolContentTransition? { if case .symbols(let transition) = kind { transition } else { nil } }
}
