// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// What becomes of content that scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// A line.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// It fades.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// What scrolls besides fingers, on other systems.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    /// Two pinches.
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    /// A crown.
    public static let crown = ScrollInputKind(name: "crown")
    /// Eyes.
    public static let look = ScrollInputKind(name: "look")
}

/// Whether something scrolls, on other systems.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollInputBehavior(name: "automatic")
    /// It does.
    public static let enabled = ScrollInputBehavior(name: "enabled")
    /// It does not.
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

// iOS 26's. Bars are drawn as iOS 18 has them, with grounds of their own.

extension View {
    /// What becomes of content that scrolls under a bar.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }
    /// Whether content that scrolls under a bar is left as it is.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
    /// Whether something other than a finger scrolls.
    nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
        -> some View
    {
        self
    }
    /// Puts a bar at the upper or lower edge, and takes its room from the safe area of this view.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// Puts a bar at the leading or trailing edge, and takes its room from the safe area of this view.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
