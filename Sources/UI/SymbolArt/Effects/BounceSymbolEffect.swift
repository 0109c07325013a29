// SPDX-License-Identifier: MIT

/// Layers hop: they grow for a moment, or shrink, and swing back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect {
    /// For this engine: what layers do.
    public package(set) var configuration = SymbolEffectConfiguration(.bounce(.up))

    /// Layers grow first. This is how it is where nothing is said.
    public var up: BounceSymbolEffect { doing(.bounce(.up)) }
    /// Layers shrink first.
    public var down: BounceSymbolEffect { doing(.bounce(.down)) }

    /// One layer after the other.
    public var byLayer: BounceSymbolEffect { scoped(byLayer: true) }
    /// All layers together.
    public var wholeSymbol: BounceSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Layers hop.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
