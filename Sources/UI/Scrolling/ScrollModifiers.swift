// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Interaction
@_spi(ViewGraph) import Views

extension View {
    /// Whether a finger scrolls the scroll views in here.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Whether the scroll views in here show bars, on these axes.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            EnvironmentChange {
                if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
                if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
            })
    }

    /// Bars flash when scroll views come: not here, where a picture shows a view at rest.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Bars flash when a value changes: not here.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Whether content of the scroll views in here can be pulled over its ends, on these axes.
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    {
        modifier(
            EnvironmentChange {
                if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
                if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
            })
    }

    /// What scrolling does to a keyboard. An image has none.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Whether scroll views in here show what stands out of them.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Margins around the content, or the bars, of scroll views in here.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(EnvironmentChange { $0.contentMargins.set(edges, insets, placement) })
    }

    /// Margins around the content, or the bars, of scroll views in here; 16 points where no length is given.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? EdgeInsets.defaultPadding), for: placement)
    }

    /// The same margin on all edges, in points.
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(.all, EdgeInsets(length), for: placement)
    }

    /// Where the content of scroll views in here stands at first, and which end stays in sight when it grows.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollAnchors, ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor))
    }

    /// The same for one of its roles.
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

    /// Where a flick of scroll views in here comes to its end.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(EnvironmentChange { $0.scrollTargetBehavior = behavior })
    }

    /// Lets scrolling stop at the views of this stack or grid.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        trait(ScrollTargetLayoutTrait.self, isEnabled)
    }

    /// Makes scrolling stop at this view: `scrollTargetLayout()` of the stack around it does.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }

    /// Refreshes what is in here when somebody pulls it down.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(EnvironmentChange { $0.refresh = RefreshAction(action: action) })
    }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    enum Kind { case initialOffset, sizeChanges, alignment }
    let kind: Kind
    /// Where the content stands at first.
    public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
    /// What stays where it is when sizes change.
    public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
    /// Where content stands that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(kind: .alignment)
}

enum ScrollTargetLayoutTrait: ElementTrait {
    static var defaultValue: Bool { false }
}

/// Changes several values of the environment.
nonisolated struct EnvironmentChange: _PrimitiveModifier {
    let change: (inout EnvironmentValues) -> Void

    init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        EnvironmentNode(view, inputs) { $1.change(&$0) }
    }
}
