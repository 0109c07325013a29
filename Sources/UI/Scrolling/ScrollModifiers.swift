// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

extension View {
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            EnvironmentChange {
                if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
                if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
            })
    }

    /// Has no effect: indicators do not flash.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        unsupported(self, "scrollIndicatorsFlash")
    }
    /// Has no effect: indicators do not flash.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        unsupported(self, "scrollIndicatorsFlash")
    }

    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    {
        modifier(
            EnvironmentChange {
                if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
                if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
            })
    }

    /// `.interactively` does not dismiss the keyboard.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(EnvironmentChange { $0.contentMargins.set(edges, insets, placement) })
    }

    /// - Parameter length: In points; nil means 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? EdgeInsets.defaultPadding), for: placement)
    }

    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(.all, EdgeInsets(length), for: placement)
    }

    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollAnchors, ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor))
    }

    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(
            EnvironmentChange {
                switch role.kind {
                case .initialOffset: $0.scrollAnchors.initial = anchor
                case .sizeChanges: $0.scrollAnchors.sizeChanges = anchor
                case .alignment: $0.scrollAnchors.alignment = anchor
                }
            })
    }

    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(EnvironmentChange { $0.scrollTargetBehavior = behavior })
    }

    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        trait(ScrollTargetLayoutTrait.self, isEnabled)
    }

    /// Has no effect. Apply `scrollTargetLayout()` to the enclosing container instead.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { unsupported(self, "scrollTarget") }

    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(EnvironmentChange { $0.refresh = RefreshAction(action: action) })
    }
}

public struct ScrollAnchorRole: Hashable, Sendable {
    enum Kind { case initialOffset, sizeChanges, alignment }
    let kind: Kind
    public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
    public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
    public static let alignment = ScrollAnchorRole(kind: .alignment)
}

enum ScrollTargetLayoutTrait: ElementTrait {
    static var defaultValue: Bool { false }
}

/// Changes several environment values at once.
nonisolated struct EnvironmentChange: _PrimitiveModifier {
    let change: (inout EnvironmentValues) -> Void

    init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, inputs) { $1.change(&$0) }
    }
}
