// SPDX-License-Identifier: MIT

// Symbol effects have four parts:
//
//  - values that describe an effect: one type and file per effect, each with a `SymbolEffectConfiguration`;
//  - the motion of a layer as a pure function of time: `SymbolCycle`, `SymbolColorSequence`, `SymbolContinuousMotion`;
//  - runs, which record when effects began and ended: `SymbolEffectRun` and `SustainedSymbolEffect`. The
//    `SymbolEffectSource` of a modifier keeps them;
//  - the entry points: the modifiers, `SymbolEffectTransition`, `SymbolReplacement`.
//
// A symbol queries the sources around it when it is drawn. The result depends on the times of changes only, so no
// frames in between are needed.

public protocol SymbolEffect: Hashable, Sendable {
    /// Describes the effect by a type that all effects share.
    var configuration: SymbolEffectConfiguration { get }
}

public protocol DiscreteSymbolEffect {}

public protocol IndefiniteSymbolEffect {}

public protocol TransitionSymbolEffect {}

public protocol ContentTransitionSymbolEffect {}

/// A symbol effect's kind, and whether its layers move one by one.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The default. The modifier that uses the effect chooses the actual kind.
        case automatic
        case bounce(SymbolScaling)
        case pulse
        case variableColor(SymbolColorSequence)
        case scale(SymbolScaling)
        case appear(SymbolScaling)
        case disappear(SymbolScaling)
        case replace(SymbolExchange)
        case breathe(pulses: Bool)
        case rotate(isClockwise: Bool)
        case wiggle(SymbolWiggle)
    }

    package var kind: Kind
    /// Whether layers follow one another and rotate about their own pivots; otherwise the symbol moves as a whole.
    package var isByLayer = true

    package init(_ kind: Kind) { self.kind = kind }
}

package enum SymbolScaling: Hashable, Sendable { case up, down }

/// An effect whose modifiers change its configuration.
package protocol ConfigurableSymbolEffect: SymbolEffect {
    var configuration: SymbolEffectConfiguration { get set }
}

extension ConfigurableSymbolEffect {
    package func doing(_ kind: SymbolEffectConfiguration.Kind) -> Self {
        var copy = self
        copy.configuration.kind = kind
        return copy
    }

    package func scoped(byLayer isByLayer: Bool) -> Self {
        var copy = self
        copy.configuration.isByLayer = isByLayer
        return copy
    }
}
