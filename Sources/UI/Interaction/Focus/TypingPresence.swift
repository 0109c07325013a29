// SPDX-License-Identifier: MIT

import Motion
import Observation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Whether the focused view of a window accepts text, which shows the screen keyboard.
@MainActor @Observable
package final class TypingPresence {
    package fileprivate(set) var isTyping = false

    /// The animation of the keyboard and of the views that avoid it.
    package nonisolated static let motion = Animation.spring(response: 0.5, dampingFraction: 1)

    nonisolated package init() {}
}

extension TypingPresence {
    func note(_ isTyping: Bool) { self.isTyping = isTyping }
}

private nonisolated struct TypingPresenceModifier: WrappingModifier {
    let presence: TypingPresence

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        content.host.focus.typing = presence
        return WrapperElement(self, around: content, node: node)
    }
}

extension View {
    /// Keeps `presence` up to date for this view's window.
    nonisolated package func noting(_ presence: TypingPresence) -> some View {
        modifier(TypingPresenceModifier(presence: presence))
    }
}
