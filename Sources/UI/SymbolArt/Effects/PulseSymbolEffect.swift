// SPDX-License-Identifier: MIT

public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect {
    public package(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// If the symbol has variable layers, only these pulse.
    public var byLayer: PulseSymbolEffect { scoped(byLayer: true) }
    public var wholeSymbol: PulseSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
