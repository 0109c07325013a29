// SPDX-License-Identifier: MIT

import Foundation
import Views

// Hand gestures and Apple Pencil. No script can produce them, so the modifiers have no effect.

public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

public struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    /// The distance from the surface: from 0, touching, to 1, the farthest that is detected.
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
