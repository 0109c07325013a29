// SPDX-License-Identifier: MIT

/// Layers fade and come back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect {
    /// For this engine: what layers do.
    public package(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// The layers alone that a variable value lights, where a symbol has such; else all.
    public var byLayer: PulseSymbolEffect { scoped(byLayer: true) }
    /// All layers.
    public var wholeSymbol: PulseSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Layers fade and come back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
