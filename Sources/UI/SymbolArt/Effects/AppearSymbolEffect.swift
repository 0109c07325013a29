// SPDX-License-Identifier: MIT

/// Layers come. With `isActive`, the symbol is not there for as long as the effect is active, and comes when that ends.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, ConfigurableSymbolEffect
{
    /// For this engine: what layers do.
    public package(set) var configuration = SymbolEffectConfiguration(.appear(.up))

    /// Layers grow as they come. This is how it is where nothing is said.
    public var up: AppearSymbolEffect { doing(.appear(.up)) }
    /// Layers shrink as they come.
    public var down: AppearSymbolEffect { doing(.appear(.down)) }

    /// One layer after the other.
    public var byLayer: AppearSymbolEffect { scoped(byLayer: true) }
    /// All layers together.
    public var wholeSymbol: AppearSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Layers come.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
