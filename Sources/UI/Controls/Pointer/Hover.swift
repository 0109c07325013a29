// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// Whether a pointer is above a view.
public enum HoverPhase: Equatable, Sendable {
    /// It is, at this place.
    case active(CGPoint)
    /// It has gone.
    case ended
}

extension View {
    /// Runs `action` when a pointer comes above this view, and when it goes. There is none: fingers touch and go.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// Runs `action` while a pointer moves above this view. There is none: fingers touch and go.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Runs `action` while a pointer moves above this view. There is none: fingers touch and go.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// How this view looks below a pointer, of which there is none.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// How this view looks below a pointer, of which there is none.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// How the views inside look below a pointer, of which there is none.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Whether the views inside have no effects below a pointer, of which there is none.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// How a view looks below a pointer.
public struct HoverEffect: Equatable, Sendable {
    private enum Kind { case automatic, highlight, lift }
    private let kind: Kind

    /// What suits the view.
    public static let automatic = HoverEffect(kind: .automatic)
    /// The pointer becomes the ground of the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view comes nearer.
    public static let lift = HoverEffect(kind: .lift)
}
