// SPDX-License-Identifier: MIT

import Motion
import Observation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Whether somebody could type letters into the window: what a keyboard on the screen is there for.
@MainActor @Observable
package final class TypingPresence {
    package fileprivate(set) var isTyping = false

    /// How a keyboard comes and goes, and what makes room for it.
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
    /// Has `presence` told whether a view of the window takes letters.
    nonisolated package func noting(_ presence: TypingPresence) -> some View {
        modifier(TypingPresenceModifier(presence: presence))
    }
}
