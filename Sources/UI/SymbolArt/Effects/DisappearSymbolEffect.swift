// SPDX-License-Identifier: MIT

/// Layers go. With `isActive`, the symbol goes when the effect becomes active, and comes back when that ends.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
    ConfigurableSymbolEffect
{
    /// For this engine: what layers do.
    public package(set) var configuration = SymbolEffectConfiguration(.disappear(.down))

    /// Layers grow as they go.
    public var up: DisappearSymbolEffect { doing(.disappear(.up)) }
    /// Layers shrink as they go. This is how it is where nothing is said.
    public var down: DisappearSymbolEffect { doing(.disappear(.down)) }

    /// One layer after the other.
    public var byLayer: DisappearSymbolEffect { scoped(byLayer: true) }
    /// All layers together.
    public var wholeSymbol: DisappearSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Layers go.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
