// SPDX-License-Identifier: MIT

import Foundation
import Views

public enum MoveCommandDirection: Sendable {
    case up
    case down
    case left
    case right
}

// Commands that only macOS and tvOS send. They never arrive, because views are drawn as on iOS.

extension View {
    /// Has no effect: views are drawn as on iOS.
    nonisolated public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)? = nil)
        -> some View
    {
        withoutEffect(self, .otherPlatforms)
    }
    /// Has no effect: views are drawn as on iOS.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        withoutEffect(self, .otherPlatforms)
    }
    /// Has no effect: views are drawn as on iOS.
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        withoutEffect(self, .otherPlatforms)
    }
    /// Has no effect, because views are drawn as on iOS.
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    {
        withoutEffect(self, .otherPlatforms)
    }
    /// Has no effect: modifier keys send no events of their own.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { withoutEffect(self, .otherPlatforms) }
}
