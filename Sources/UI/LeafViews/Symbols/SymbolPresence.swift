// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// The state of a transition in which symbols appear or disappear.
struct SymbolPresence {
    /// The effect that makes the symbols appear or disappear.
    let configuration: SymbolEffectConfiguration
    let speed: Double
    /// The effect's state. The effect is on while the symbols are absent.
    let absence: SustainedSymbolEffect

    func states(of drawing: SymbolDrawing, at time: Double) -> [SymbolLayerState] {
        absence.states(of: drawing, by: configuration, speed: speed, at: time)
    }
}

/// The symbol transitions around a leaf, the outermost first.
enum SymbolPresenceKey: DrawingContextKey {
    static var defaultValue: [SymbolPresence] { [] }
}

/// Applies a transition to the symbols in its subtree.
package nonisolated struct SymbolPresenceModifier: WrappingModifier {
    let isPresent: Bool
    let configuration: SymbolEffectConfiguration
    let speed: Double

    package init(isPresent: Bool, configuration: SymbolEffectConfiguration, speed: Double) {
        (self.isPresent, self.configuration, self.speed) = (isPresent, configuration, speed)
    }

    @MainActor package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        SymbolPresenceElement(self, around: content, node: node)
    }
}

private final class SymbolPresenceElement: PassThroughElement<SymbolPresenceModifier> {
    private var absence: SustainedSymbolEffect
    /// An animated number that draws nothing. Because it is animated, completion handlers wait until the transition has
    /// ended.
    private var progress: AnimatableAttribute<Double>

    /// The duration of the effect at normal speed, in seconds. A disappearing symbol is invisible afterwards.
    private static let duration = 0.7

    override init(_ modifier: SymbolPresenceModifier, around content: Element, node: _AnyViewNode) {
        absence = SustainedSymbolEffect(modifier.configuration.kind, isActive: !modifier.isPresent)
        progress = AnimatableAttribute(modifier.isPresent ? 1 : 0)
        super.init(modifier, around: content, node: node)
    }

    override func update(_ modifier: SymbolPresenceModifier, _ inputs: _NodeInputs) {
        let wasThere = self.modifier.isPresent
        super.update(modifier, inputs)
        guard modifier.isPresent != wasThere else { return }
        var transaction = inputs.transaction
        if transaction.animation == nil {
            absence = SustainedSymbolEffect(modifier.configuration.kind, isActive: !modifier.isPresent)
        } else {
            transaction.animation = .linear(duration: Self.duration / modifier.speed)
            absence.set(
                !modifier.isPresent, by: modifier.configuration.kind, speed: modifier.speed, at: host.time)
        }
        progress.update(modifier.isPresent ? 1 : 0, transaction, at: host.time)
    }

    override var isDrawingTimeInvariant: Bool { false }

    override func emit(_ emitter: inout Emitter) {
        let presence = SymbolPresence(
            configuration: modifier.configuration, speed: modifier.speed, absence: absence)
        emitter.withContext(SymbolPresenceKey.self, { $0.append(presence) }) { content.draw(&$0) }
    }
}
