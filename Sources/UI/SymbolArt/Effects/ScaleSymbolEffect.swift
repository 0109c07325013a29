// SPDX-License-Identifier: MIT

/// Layers are larger or smaller for as long as the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect {
    /// For this engine: what layers do.
    public package(set) var configuration = SymbolEffectConfiguration(.scale(.up))

    /// Larger. This is how it is where nothing is said.
    public var up: ScaleSymbolEffect { doing(.scale(.up)) }
    /// Smaller.
    public var down: ScaleSymbolEffect { doing(.scale(.down)) }

    /// One layer after the other.
    public var byLayer: ScaleSymbolEffect { scoped(byLayer: true) }
    /// All layers together.
    public var wholeSymbol: ScaleSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Layers are larger, or smaller, for as long as the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
