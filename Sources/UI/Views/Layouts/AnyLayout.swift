// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// A type-erased layout. When one layout replaces another, the views keep their identity and move to their new
/// positions, with the animation of the change.
@frozen public struct AnyLayout: Layout {
    /// The wrapped layout's cache and the layout type that made it.
    public struct Cache {
        fileprivate var value: Any
        fileprivate let type: any Layout.Type
    }

    var base: any Layout

    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    /// The wrapped layout's data. Between two layout types, only the positions of the views are animated.
    public var animatableData: _AnyAnimatableData {
        get { Self.data(of: base) }
        set { base = Self.setting(newValue, in: base) }
    }

    private static func data<L: Layout>(of layout: L) -> _AnyAnimatableData {
        _AnyAnimatableData(layout.animatableData)
    }

    private static func setting<L: Layout>(_ data: _AnyAnimatableData, in layout: L) -> L {
        var layout = layout
        if let own = data.value(as: L.AnimatableData.self) { layout.animatableData = own }
        return layout
    }

    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache { Cache(value: layout.makeCache(subviews: subviews), type: L.self) }
        return make(base)
    }

    /// Updates the wrapped layout's cache, or makes a new one if the layout's type has changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) {
            guard var own = cache.value as? L.Cache, cache.type == L.self else {
                return cache = Cache(value: layout.makeCache(subviews: subviews), type: L.self)
            }
            layout.updateCache(&own, subviews: subviews)
            cache.value = own
        }
        update(base)
    }

    private func with<L: Layout, Result>(
        _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var own = cache.type == L.self ? cache.value as? L.Cache : nil
        if own == nil {
            own = layout.makeCache(subviews: subviews)
            cache = Cache(value: own!, type: L.self)
        }
        defer { cache.value = own! }
        return body(&own!)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func run<L: Layout>(_ layout: L) -> ViewSpacing {
            with(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return run(base)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func run<L: Layout>(_ layout: L) -> CGSize {
            with(layout, &cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return run(base)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func run<L: Layout>(_ layout: L) {
            with(layout, &cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        run(base)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { explicit(.horizontal(guide), bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { explicit(.vertical(guide), bounds, proposal, subviews, &cache) }

    private enum Guide {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)
    }

    private func explicit(
        _ guide: Guide, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        func run<L: Layout>(_ layout: L) -> CGFloat? {
            with(layout, &cache, subviews) {
                switch guide {
                case .horizontal(let guide):
                    layout.explicitAlignment(
                        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
                case .vertical(let guide):
                    layout.explicitAlignment(
                        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
                }
            }
        }
        return run(base)
    }
}
