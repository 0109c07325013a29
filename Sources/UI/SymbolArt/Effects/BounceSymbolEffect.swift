// SPDX-License-Identifier: MIT

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect {
    public package(set) var configuration = SymbolEffectConfiguration(.bounce(.up))

    public var up: BounceSymbolEffect { doing(.bounce(.up)) }
    public var down: BounceSymbolEffect { doing(.bounce(.down)) }

    public var byLayer: BounceSymbolEffect { scoped(byLayer: true) }
    public var wholeSymbol: BounceSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
