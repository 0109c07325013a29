// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A way that a remote control or the keys of a Mac move the focus.
public enum MoveCommandDirection: Sendable {
    /// Towards the top.
    case up
    /// Towards the bottom.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
}

// Commands of the Mac and of television sets. On iOS, which is drawn here, nothing sends them.

extension View {
    /// What is done when the focus is to move, on macOS and tvOS.
    nonisolated public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)? = nil)
        -> some View
    {
        self
    }
    /// What the escape key does, on macOS and tvOS.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    /// What the key for playing does, on tvOS.
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
    /// Which view has the focus at first, on macOS and tvOS.
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    {
        self
    }
    /// What is done when keys like Shift go down or up. There are none here.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
}
