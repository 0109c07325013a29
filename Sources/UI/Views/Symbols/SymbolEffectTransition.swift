// SPDX-License-Identifier: MIT

/// The symbols of a view appear and disappear; all else in it is there until the last of them has gone.
///
/// As with all transitions, the change that inserts or removes the view must ask for an animation. Its curve does not
/// matter: effects have their own.
public nonisolated struct SymbolEffectTransition: Transition, Sendable {
    private let configuration: SymbolEffectConfiguration
    private let speed: Double

    /// - Parameters:
    ///   - effect: how symbols come and go; one that disappears comes the same way.
    ///   - options: how fast. Transitions do not repeat.
    public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
        configuration = effect.configuration
        speed = options.speed
    }

    /// The view with its symbols there in `.identity`, and gone in the other phases.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            SymbolPresenceModifier(isThere: phase.isIdentity, configuration: configuration, speed: speed))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// The symbols of a view appear and disappear.
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// The symbols of a view appear and disappear.
    ///
    /// - Parameters:
    ///   - effect: how symbols come and go.
    ///   - options: how fast.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// The symbols of a view appear and disappear.
    public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

    /// The symbols of a view appear and disappear.
    ///
    /// - Parameters:
    ///   - effect: how symbols come and go.
    ///   - options: how fast.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
