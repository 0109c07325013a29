// SPDX-License-Identifier: MIT

import Motion
import Observation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The state of a window's screen keyboard: whether it is shown for the focused view, and how it looks.
@MainActor @Observable
package final class KeyboardRequest {
    /// Whether the focused view accepts text.
    package fileprivate(set) var isTyping = false
    /// The look of the keyboard. It does not change while the keyboard moves out of the window.
    package fileprivate(set) var look = KeyboardLook()

    /// The animation of the keyboard and of the views that avoid it.
    package nonisolated static let motion = SystemMotion.page

    nonisolated package init() {}
}

extension KeyboardRequest {
    func note(_ focused: FocusElement?) {
        let isTyping = focused?.modifier.input != nil
        if self.isTyping != isTyping { self.isTyping = isTyping }
        guard isTyping, let focused else { return }
        let look = KeyboardLook(
            traits: focused.node.environment.keyboard, isShifted: focused.modifier.capitalizesNext)
        if self.look != look { self.look = look }
    }
}

private nonisolated struct KeyboardRequestModifier: WrappingModifier {
    let presence: KeyboardRequest

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        content.host.focus.typing = presence
        return WrapperElement(self, around: content, node: node)
    }
}

extension View {
    /// Keeps `presence` up to date for this view's window.
    nonisolated package func noting(_ presence: KeyboardRequest) -> some View {
        modifier(KeyboardRequestModifier(presence: presence))
    }
}
