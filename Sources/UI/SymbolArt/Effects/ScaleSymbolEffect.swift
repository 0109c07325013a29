// SPDX-License-Identifier: MIT

public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect {
    public package(set) var configuration = SymbolEffectConfiguration(.scale(.up))

    public var up: ScaleSymbolEffect { doing(.scale(.up)) }
    public var down: ScaleSymbolEffect { doing(.scale(.down)) }

    public var byLayer: ScaleSymbolEffect { scoped(byLayer: true) }
    public var wholeSymbol: ScaleSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
