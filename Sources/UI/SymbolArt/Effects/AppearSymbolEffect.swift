// SPDX-License-Identifier: MIT

public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, ConfigurableSymbolEffect
{
    public package(set) var configuration = SymbolEffectConfiguration(.appear(.up))

    public var up: AppearSymbolEffect { doing(.appear(.up)) }
    public var down: AppearSymbolEffect { doing(.appear(.down)) }

    public var byLayer: AppearSymbolEffect { scoped(byLayer: true) }
    public var wholeSymbol: AppearSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
