// SPDX-License-Identifier: MIT

/// Layers light up one after the other: those that a variable value lights, where a symbol has such, else all.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
    ConfigurableSymbolEffect
{
    /// For this engine: what layers do.
    public package(set) var configuration = SymbolEffectConfiguration(.variableColor(SymbolColorSequence()))

    /// Each layer goes out when the next one lights up. This is how it is where nothing is said.
    public var iterative: VariableColorSymbolEffect { changing { $0.isCumulative = false } }
    /// Layers stay lit until all are.
    public var cumulative: VariableColorSymbolEffect { changing { $0.isCumulative = true } }
    /// After the last layer it goes back to the first.
    public var reversing: VariableColorSymbolEffect { changing { $0.reverses = true } }
    /// After the last layer it begins anew. This is how it is where nothing is said.
    public var nonReversing: VariableColorSymbolEffect { changing { $0.reverses = false } }
    /// Nothing is seen of layers that are not lit.
    public var hideInactiveLayers: VariableColorSymbolEffect { changing { $0.hidesInactive = true } }
    /// Layers that are not lit are faint. This is how it is where nothing is said.
    public var dimInactiveLayers: VariableColorSymbolEffect { changing { $0.hidesInactive = false } }

    private func changing(_ change: (inout SymbolColorSequence) -> Void) -> VariableColorSymbolEffect {
        guard case .variableColor(var sequence) = configuration.kind else { return self }
        change(&sequence)
        return doing(.variableColor(sequence))
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Layers light up one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
