// SPDX-License-Identifier: MIT

/// A transition that shows and hides symbols with a symbol effect.
///
/// As with all transitions, the insertion or removal must have an animation. The animation's curve does not matter,
/// because symbol effects have their own. Views other than symbols stay visible until the last symbol is gone.
public nonisolated struct SymbolEffectTransition: Transition, Sendable {
    private let configuration: SymbolEffectConfiguration
    private let speed: Double

    public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
        configuration = effect.configuration
        speed = options.speed
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            SymbolPresenceModifier(isPresent: phase.isIdentity, configuration: configuration, speed: speed))
    }
}

extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
