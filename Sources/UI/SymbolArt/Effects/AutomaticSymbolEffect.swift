// SPDX-License-Identifier: MIT

/// The effect that suits the place: symbols appear and disappear in a transition, and replace each other in a content
/// transition.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// For this engine: what layers do, resolved where the effect is used.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the place.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
