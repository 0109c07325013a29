// SPDX-License-Identifier: MIT

import Foundation
import Views

// Hand gestures and Apple Pencil. The modifiers have no effect, because scripts cannot produce such input.

public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

public struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    /// The distance from the surface. 0 means that the pencil touches it; 1 is the maximum distance at which it is
    /// detected.
    public let zDistance: CGFloat
}

public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

public struct PencilSqueezeGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

extension View {
    nonisolated public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> some View { withoutEffect(self, .otherPlatforms) }
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
    ) -> some View { withoutEffect(self, .pointer) }
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
    ) -> some View { withoutEffect(self, .pointer) }
}
