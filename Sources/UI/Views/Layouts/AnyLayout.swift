// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// A layout of any type. Where one takes the place of another, the views stay the same, and move to their new places in the
/// animation of the change.
@frozen public struct AnyLayout: Layout {
    /// What the layout in it remembers, and whose it is.
    public struct Cache {
        fileprivate var value: Any
        fileprivate let type: any Layout.Type
    }

    var base: any Layout

    /// The layout without its type.
    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    /// That of the layout in it. Between two types nothing is animated but the places of the views.
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

    /// Makes that of the layout in it.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache { Cache(value: layout.makeCache(subviews: subviews), type: L.self) }
        return make(base)
    }

    /// Brings that of the layout in it up to date, or makes another one for a layout of another type.
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

    /// As the layout in it does.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func run<L: Layout>(_ layout: L) -> ViewSpacing {
            with(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return run(base)
    }

    /// As the layout in it does.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func run<L: Layout>(_ layout: L) -> CGSize {
            with(layout, &cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return run(base)
    }

    /// As the layout in it does.
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

    /// As the layout in it does.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { explicit(.horizontal(guide), bounds, proposal, subviews, &cache) }

    /// As the layout in it does.
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
