// SPDX-License-Identifier: MIT

/// How one symbol takes the place of another.
package struct SymbolExchange: Hashable, Sendable {
    package enum Way: Hashable, Sendable { case downUp, upUp, offUp }

    package var way = Way.downUp
    /// What two symbols have in common stays: a slash alone is drawn, or taken back.
    package var isMagic = true

    package init(way: Way = .downUp, isMagic: Bool = true) {
        self.way = way
        self.isMagic = isMagic
    }
}

/// One symbol takes the place of another.
///
/// Where nothing is said, a slash that comes or goes is drawn or taken back, and all other symbols change `downUp`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, ConfigurableSymbolEffect {
    /// For this engine: what layers do.
    public package(set) var configuration = SymbolEffectConfiguration(.replace(SymbolExchange()))

    /// The old symbol shrinks, the new one grows.
    public var downUp: ReplaceSymbolEffect { doing(.replace(SymbolExchange(way: .downUp, isMagic: false))) }
    /// The old symbol grows, the new one grows, too.
    public var upUp: ReplaceSymbolEffect { doing(.replace(SymbolExchange(way: .upUp, isMagic: false))) }
    /// The old symbol is gone at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { doing(.replace(SymbolExchange(way: .offUp, isMagic: false))) }

    /// The old symbol shrinks, the new one grows.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
    /// The old symbol grows, the new one grows, too.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
    /// The old symbol is gone at once, the new one grows.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

    /// One layer after the other.
    public var byLayer: ReplaceSymbolEffect { scoped(byLayer: true) }
    /// All layers together.
    public var wholeSymbol: ReplaceSymbolEffect { scoped(byLayer: false) }

    /// A slash that comes or goes is drawn or taken back: symbols whose names differ in nothing else.
    ///
    /// - Parameter fallback: how all other symbols change.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// What two symbols have in common stays.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        /// For this engine: what layers do.
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
    /// One symbol takes the place of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
