// SPDX-License-Identifier: MIT

/// If the symbol has variable layers, only these light up.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
    ConfigurableSymbolEffect
{
    public package(set) var configuration = SymbolEffectConfiguration(.variableColor(SymbolColorSequence()))

    public var iterative: VariableColorSymbolEffect { changing { $0.isCumulative = false } }
    public var cumulative: VariableColorSymbolEffect { changing { $0.isCumulative = true } }
    public var reversing: VariableColorSymbolEffect { changing { $0.reverses = true } }
    public var nonReversing: VariableColorSymbolEffect { changing { $0.reverses = false } }
    public var hideInactiveLayers: VariableColorSymbolEffect { changing { $0.hidesInactive = true } }
    public var dimInactiveLayers: VariableColorSymbolEffect { changing { $0.hidesInactive = false } }

    private func changing(_ change: (inout SymbolColorSequence) -> Void) -> VariableColorSymbolEffect {
        guard case .variableColor(var sequence) = configuration.kind else { return self }
        change(&sequence)
        return doing(.variableColor(sequence))
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
