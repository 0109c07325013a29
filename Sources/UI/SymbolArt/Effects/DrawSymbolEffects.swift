// SPDX-License-Identifier: MIT

/// Brings a symbol in as `AppearSymbolEffect` does: our symbols have no paths along which Apple's effect draws them.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, ConfigurableSymbolEffect
{
    public package(set) var configuration = SymbolEffectConfiguration(.appear(.up))

    public var byLayer: DrawOnSymbolEffect { scoped(byLayer: true) }
    /// The same as `byLayer`.
    public var individually: DrawOnSymbolEffect { scoped(byLayer: true) }
    public var wholeSymbol: DrawOnSymbolEffect { scoped(byLayer: false) }
}

/// Takes a symbol away as `DisappearSymbolEffect` does.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
    ConfigurableSymbolEffect
{
    public package(set) var configuration = SymbolEffectConfiguration(.disappear(.down))

    public var byLayer: DrawOffSymbolEffect { scoped(byLayer: true) }
    /// The same as `byLayer`.
    public var individually: DrawOffSymbolEffect { scoped(byLayer: true) }
    public var wholeSymbol: DrawOffSymbolEffect { scoped(byLayer: false) }
    /// The direction in which Apple's effect draws has no counterpart here.
    public var reversed: DrawOffSymbolEffect { self }
    public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
