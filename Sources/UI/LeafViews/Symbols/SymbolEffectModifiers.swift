// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Runs a symbol effect when a value changes, or for as long as a condition holds.
nonisolated struct SymbolEffectModifier: _PrimitiveModifier {
    enum Start {
        /// Starts at each change of the value.
        case value(AnimatorTrigger)
        case active(Bool)
    }

    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let start: Start

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        SymbolEffectNode(view, inputs)
    }
}

private final class SymbolEffectNode<V: View>: InputModifierNode<V, SymbolEffectModifier> {
    private let source = SymbolEffectSource()

    override init(_ view: ModifiedContent<V, SymbolEffectModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        host.clock.services.repetitions.insert(source)
    }

    override func modify(_ inputs: inout _NodeInputs, old: SymbolEffectModifier?) {
        source.update(modifier, after: old, at: inputs.host.time)
        inputs.environment.symbolEffects.append(source)
    }
}

private enum SymbolEffectsKey: EnvironmentKey {
    static var defaultValue: [SymbolEffectSource] { [] }
}

extension EnvironmentValues {
    /// The effects on symbols in this environment, outermost first.
    var symbolEffects: [SymbolEffectSource] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

extension View {
    /// Runs the effect when `value` changes, together with the effects of outer modifiers.
    ///
    /// If `value` changes during a run, that run fades out while a new run starts. Rotations are added instead.
    ///
    /// - Parameters:
    ///   - options: The speed and the repetition; by default, the effect runs once.
    ///   - value: Its first value starts nothing.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                configuration: effect.configuration, options: options, start: .value(AnimatorTrigger(value))))
    }

    /// Runs the effect while `isActive` is true, together with the effects of outer modifiers. When `isActive` becomes
    /// false, the effect continues until the symbol is at rest.
    ///
    /// - Parameter options: The speed and the repetition; by default, the effect repeats for ever.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                configuration: effect.configuration, options: options, start: .active(isActive)))
    }

    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}
