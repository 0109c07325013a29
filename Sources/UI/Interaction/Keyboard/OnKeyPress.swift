// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

nonisolated struct KeyPressModifier: WrappingModifier {
    let phases: KeyPress.Phases
    let takes: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        KeyPressElement(self, around: content, node: node)
    }
}

final class KeyPressElement: PassThroughElement<KeyPressModifier> {
    /// Runs the action if `press` matches the modifier's keys and phases. Returns whether the action handled `press`.
    func handles(_ press: KeyPress) -> Bool {
        guard modifier.phases.contains(press.phase), modifier.takes(press) else { return false }
        return modifier.action(press) == .handled
    }
}

extension View {
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(
            KeyPressModifier(phases: [.down, .repeat]) {
                $0.key == key
            } action: { _ in
                action()
            })
    }

    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(phases: phases) {
                $0.key == key
            } action: {
                action($0)
            })
    }

    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(phases: phases) {
                keys.contains($0.key)
            } action: {
                action($0)
            })
    }

    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(phases: phases) { press in
                !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
            } action: {
                action($0)
            })
    }

    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(phases: phases) { _ in
                true
            } action: {
                action($0)
            })
    }
}
