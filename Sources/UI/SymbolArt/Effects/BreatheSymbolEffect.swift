// SPDX-License-Identifier: MIT

/// Layers grow and shrink slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect
{
    /// For this engine: what layers do.
    public package(set) var configuration = SymbolEffectConfiguration(.breathe(pulses: false))

    /// They fade a little, too.
    public var pulse: BreatheSymbolEffect { doing(.breathe(pulses: true)) }
    /// Their size alone changes. This is how it is where nothing is said.
    public var plain: BreatheSymbolEffect { doing(.breathe(pulses: false)) }

    /// One layer after the other.
    public var byLayer: BreatheSymbolEffect { scoped(byLayer: true) }
    /// All layers together.
    public var wholeSymbol: BreatheSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Layers grow and shrink slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
