// SPDX-License-Identifier: MIT

/// The options of a `ReplaceSymbolEffect`, without those that all symbol effects share.
package struct SymbolExchange: Hashable, Sendable {
    package enum Way: Hashable, Sendable { case downUp, upUp, offUp }

    package var way = Way.downUp
    /// Whether the replacement animates the slash alone, if the two symbols differ in nothing else.
    package var isMagic = true

    package init(way: Way = .downUp, isMagic: Bool = true) {
        self.way = way
        self.isMagic = isMagic
    }
}

/// By default, animates a slash that is added or removed. All other changes of symbols use `downUp`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, ConfigurableSymbolEffect {
    public package(set) var configuration = SymbolEffectConfiguration(.replace(SymbolExchange()))

    public var downUp: ReplaceSymbolEffect { doing(.replace(SymbolExchange(way: .downUp, isMagic: false))) }
    public var upUp: ReplaceSymbolEffect { doing(.replace(SymbolExchange(way: .upUp, isMagic: false))) }
    public var offUp: ReplaceSymbolEffect { doing(.replace(SymbolExchange(way: .offUp, isMagic: false))) }

    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

    public var byLayer: ReplaceSymbolEffect { scoped(byLayer: true) }
    public var wholeSymbol: ReplaceSymbolEffect { scoped(byLayer: false) }

    /// Animates the slash of symbols whose names differ in a slash only.
    ///
    /// - Parameter fallback: The replacement for all other symbols.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        public let configuration: SymbolEffectConfiguration

        fileprivate init(fallback: ReplaceSymbolEffect) {
            guard case .replace(var exchange) = fallback.configuration.kind else {
                preconditionFailure("an effect that replaces is configured to do something else")
            }
            exchange.isMagic = true
            configuration = fallback.doing(.replace(exchange)).configuration
        }
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
