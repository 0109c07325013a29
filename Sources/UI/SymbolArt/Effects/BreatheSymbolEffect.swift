// SPDX-License-Identifier: MIT

public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect
{
    public package(set) var configuration = SymbolEffectConfiguration(.breathe(pulses: false))

    public var pulse: BreatheSymbolEffect { doing(.breathe(pulses: true)) }
    public var plain: BreatheSymbolEffect { doing(.breathe(pulses: false)) }

    public var byLayer: BreatheSymbolEffect { scoped(byLayer: true) }
    public var wholeSymbol: BreatheSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
