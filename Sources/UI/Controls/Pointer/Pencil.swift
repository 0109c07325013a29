// SPDX-License-Identifier: MIT

import Foundation
import Views

// What hands and pencils do that a picture has not. Nothing of it comes from scripts.

/// A gesture that a watch knows without a touch.
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String
    /// Presses what is meant first of all.
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// Where a pencil is that does not touch.
public struct PencilHoverPose: Hashable, Sendable {
    /// Below the pencil, in points of the view.
    public let location: CGPoint
    /// From the surface: 0 touches it, 1 is as far away as can be noticed.
    public let zDistance: CGFloat
}

/// A pencil that was tapped twice.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// Where it was; nil where that is not known.
    public let hoverPose: PencilHoverPose?
}

/// A pencil that was squeezed.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// Where it was; nil where that is not known.
    public let hoverPose: PencilHoverPose?
}

/// How far a squeeze has come.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    /// It has begun.
    case active(PencilSqueezeGestureValue)
    /// It is over.
    case ended(PencilSqueezeGestureValue)
    /// It was none.
    case failed
}

extension View {
    /// Which gesture of a hand presses this view.
    nonisolated public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> some View { self }
    /// What two taps on a pencil do.
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
    ) -> some View { self }
    /// What squeezing a pencil does.
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
    ) -> some View { self }
}
