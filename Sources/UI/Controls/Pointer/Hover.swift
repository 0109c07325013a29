// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

extension View {
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        withoutEffect(self, .pointer)
    }

    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { withoutEffect(self, .pointer) }

    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { withoutEffect(self, .pointer) }

    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        withoutEffect(self, .pointer)
    }

    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        withoutEffect(self, .pointer)
    }

    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { withoutEffect(self, .pointer) }

    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { withoutEffect(self, .pointer) }
}

public struct HoverEffect: Equatable, Sendable {
    private enum Kind { case automatic, highlight, lift }
    private let kind: Kind

    public static let automatic = HoverEffect(kind: .automatic)
    public static let highlight = HoverEffect(kind: .highlight)
    public static let lift = HoverEffect(kind: .lift)
}
