// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    public static let crown = ScrollInputKind(name: "crown")
    public static let look = ScrollInputKind(name: "look")
}

public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

// Modifiers of iOS 26. They have no visible effect, because bars are drawn as in iOS 18.

extension View {
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        unsupported(self, "scrollEdgeEffectStyle")
    }
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        unsupported(self, "scrollEdgeEffectHidden(false)", when: !hidden)
    }
    nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
        -> some View
    {
        withoutEffect(self, .otherPlatforms)
    }
    /// Behaves like `safeAreaInset`.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// Behaves like `safeAreaInset`.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
