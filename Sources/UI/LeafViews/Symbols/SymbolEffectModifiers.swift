// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Tells the symbols inside of a view to do something.
nonisolated struct SymbolEffectModifier: _PrimitiveModifier {
    enum Start {
        /// Whenever this changes.
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
    /// What symbols in this place do, outer modifiers first.
    var symbolEffects: [SymbolEffectSource] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

extension View {
    /// Adds an effect to the symbols in this view, which runs whenever a value changes.
    ///
    /// Effects of views around this one go on; several of them combine. A change during a run begins anew: the run
    /// before fades, so that nothing jumps; turns add up.
    ///
    /// - Parameters:
    ///   - effect: what symbols do.
    ///   - options: how fast and how often: once, where nothing is said.
    ///   - value: what is watched. Its first value starts nothing.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                configuration: effect.configuration, options: options, start: .value(AnimatorTrigger(value))))
    }

    /// Adds an effect to the symbols in this view, which goes on while it is active.
    ///
    /// An effect that ends goes on to where it comes to rest.
    ///
    /// - Parameters:
    ///   - effect: what symbols do.
    ///   - options: how fast and how often: for ever, where nothing is said.
    ///   - isActive: whether it is to go on.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                configuration: effect.configuration, options: options, start: .active(isActive)))
    }

    /// Keeps effects of the views around this one from its symbols.
    ///
    /// - Parameter isEnabled: false leaves them.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}
