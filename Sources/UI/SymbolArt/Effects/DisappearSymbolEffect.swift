// SPDX-License-Identifier: MIT

public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
    ConfigurableSymbolEffect
{
    public package(set) var configuration = SymbolEffectConfiguration(.disappear(.down))

    public var up: DisappearSymbolEffect { doing(.disappear(.up)) }
    public var down: DisappearSymbolEffect { doing(.disappear(.down)) }

    public var byLayer: DisappearSymbolEffect { scoped(byLayer: true) }
    public var wholeSymbol: DisappearSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
