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

final class KeyPressElement: WrapperElement<KeyPressModifier> {
    /// Whether the key is done with.
    func handles(_ press: KeyPress) -> Bool {
        guard modifier.phases.contains(press.phase), modifier.takes(press) else { return false }
        return modifier.action(press) == .handled
    }
}

extension View {
    /// Called when a key of a keyboard is pressed while this view, or one inside, has the focus. What is ignored goes to the
    /// views around.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(
            KeyPressModifier(phases: [.down, .repeat]) {
                $0.key == key
            } action: { _ in
                action()
            })
    }

    /// Called when a key of a keyboard is pressed while this view, or one inside, has the focus. What is ignored goes to the
    /// views around.
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

    /// Called when one of some keys is pressed while this view, or one inside, has the focus. What is ignored goes to the
    /// views around.
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

    /// Called when a key that types one of some characters is pressed while this view, or one inside, has the focus. What is
    /// ignored goes to the views around.
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

    /// Called when any key is pressed while this view, or one inside, has the focus. What is ignored goes to the views around.
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
