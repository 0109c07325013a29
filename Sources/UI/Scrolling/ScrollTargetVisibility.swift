// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

private nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: WrappingModifier {
    let threshold: Double
    let action: ([ID]) -> Void

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ScrollTargetVisibilityElement(self, around: content, node: node)
    }
}

private final class ScrollTargetVisibilityElement<ID: Hashable>:
    PassThroughElement<ScrollTargetVisibilityModifier<ID>>, GeometryReporting
{
    var last: [ID]?
    private weak var scroll: ScrollElement?

    override init(_ modifier: ScrollTargetVisibilityModifier<ID>, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        host.feature(GeometryObservers.self).add(self)
    }

    func observed() -> [ID]? {
        if scroll?.node.isMounted != true {
            scroll = host.feature(ScrollViews.self).isEmpty ? nil : content.firstScrollView
        }
        guard let scroll else { return nil }
        let window = scroll.geometry.visibleRect
        return scroll.targets(near: window).compactMap { target in
            guard let id = target.id?.base as? ID else { return nil }
            let share = target.frame.visibleShare(in: window)
            return share > 0 && share >= modifier.threshold - 1e-9 ? id : nil
        }
    }

    func tell(_ old: [ID], _ new: [ID]) { modifier.action(new) }
}

extension CGRect {
    /// The part of the area that is inside of `window`, from 0 to 1.
    func visibleShare(in window: CGRect) -> Double {
        let (seen, area) = (intersection(window), width * height)
        return seen.isNull || area == 0 ? 0 : seen.width * seen.height / area
    }
}

extension View {
    /// Also calls `action` once at the start.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }
}
