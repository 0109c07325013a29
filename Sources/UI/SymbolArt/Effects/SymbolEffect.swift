// SPDX-License-Identifier: MIT

// Symbol effects in four parts:
//
//  - values that say what is wanted: one file a type, all of them a `SymbolEffectConfiguration`;
//  - what a layer does in the course of time, as pure functions: `SymbolCycle`, `SymbolColorSequence`,
//    `SymbolContinuousMotion`;
//  - runs, which know when things began and end: `SymbolEffectRun`, `HeldSymbolEffect`, kept by the
//    `SymbolEffectSource` of a modifier;
//  - the entry points: the modifiers, `SymbolEffectTransition`, `SymbolReplacement`.
//
// A symbol asks the sources around it how its layers stand when it is drawn. Nothing needs frames in between: what is
// seen at a time depends on the times of changes alone.

/// Something that the layers of symbols do: one of the effects below, and how it is to be done.
public protocol SymbolEffect: Hashable, Sendable {
    /// What all effects come down to.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs from its start to its end: once whenever a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which symbols come and go.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, whatever its type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// What suits the place.
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
    /// Layers follow one another, and turn about their own pivots; else the symbol moves as one.
    package var isByLayer = true

    package init(_ kind: Kind) { self.kind = kind }
}

/// Larger or smaller.
package enum SymbolScaling: Hashable, Sendable { case up, down }

/// An effect that is made from another one by changing its configuration.
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
