// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

/// The progress of symbols through a transition.
struct SymbolPresence {
    /// An appear or disappear effect.
    let configuration: SymbolEffectConfiguration
    let speed: Double
    /// Active while the symbols are absent.
    let absence: HeldSymbolEffect

    func states(of drawing: SymbolDrawing, at time: Double) -> [SymbolLayerState] {
        absence.states(of: drawing, by: configuration, speed: speed, at: time)
    }
}

/// The symbol transitions around a leaf, the outermost first.
enum SymbolPresenceKey: DrawingContextKey {
    static var defaultValue: [SymbolPresence] { [] }
}

/// Applies a transition to the symbols in its content.
package nonisolated struct SymbolPresenceModifier: WrappingModifier {
    let isThere: Bool
    let configuration: SymbolEffectConfiguration
    let speed: Double

    package init(isThere: Bool, configuration: SymbolEffectConfiguration, speed: Double) {
        (self.isThere, self.configuration, self.speed) = (isThere, configuration, speed)
    }

    @MainActor package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        SymbolPresenceElement(self, around: content, node: node)
    }
}

private final class SymbolPresenceElement: PassThroughElement<SymbolPresenceModifier> {
    private var absence: HeldSymbolEffect
    /// Keeps completion handlers waiting for the duration of the transition.
    private var progress: AnimatableAttribute<Double>

    /// The time in seconds at normal speed after which the last layer is invisible.
    private static let duration = 0.7

    override init(_ modifier: SymbolPresenceModifier, around content: Element, node: _AnyViewNode) {
        absence = HeldSymbolEffect(modifier.configuration.kind, isActive: !modifier.isThere)
        progress = AnimatableAttribute(modifier.isThere ? 1 : 0)
        super.init(modifier, around: content, node: node)
    }

    override func update(_ modifier: SymbolPresenceModifier, _ inputs: _NodeInputs) {
        let wasThere = self.modifier.isThere
        super.update(modifier, inputs)
        guard modifier.isThere != wasThere else { return }
        var transaction = inputs.transaction
        if transaction.animation == nil {
            absence = HeldSymbolEffect(modifier.configuration.kind, isActive: !modifier.isThere)
        } else {
            transaction.animation = .linear(duration: Self.duration / modifier.speed)
            absence.set(
                !modifier.isThere, by: modifier.configuration.kind, speed: modifier.speed, at: host.time)
        }
        progress.update(modifier.isThere ? 1 : 0, transaction, at: host.time)
    }

    override var drawsAlike: Bool { false }

    override func emit(_ emitter: inout Emitter) {
        let presence = SymbolPresence(
            configuration: modifier.configuration, speed: modifier.speed, absence: absence)
        emitter.saying(SymbolPresenceKey.self, { $0.append(presence) }) { content.draw(&$0) }
    }
}
