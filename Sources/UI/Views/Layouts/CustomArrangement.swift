// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// Runs a custom `Layout` of any type for a container, and keeps the layout's cache.
@MainActor
package final class CustomArrangement: Equatable {
    private var runner: any LayoutStorage
    private var pass: LayoutPass?

    init<L: Layout>(_ layout: L) { runner = TypedLayoutStorage(layout) }

    package nonisolated static func == (a: CustomArrangement, b: CustomArrangement) -> Bool { a === b }

    /// Replaces the layout. The cache is kept if the type is the same.
    func take<L: Layout>(_ layout: L) {
        if let runner = runner as? TypedLayoutStorage<L> {
            runner.layout = layout
        } else {
            runner = TypedLayoutStorage(layout)
        }
    }

    var axis: Axis? { runner.axis }

    /// Discards the layout pass and marks the cache as stale, after the layout or its subviews have changed.
    func forget() {
        pass = nil
        runner.cacheIsStale()
    }

    /// The arrangement to run directly, if the layout is a built-in one.
    private var builtIn: ContainerLayout? { runner.builtIn }

    func layout(
        _ children: [any LayoutChild], in proposal: ProposedViewSize, _ direction: LayoutDirection
    ) -> LayoutResult {
        if let builtIn { return builtIn.layout(children, in: proposal, direction) }
        let pass = pass(for: children, direction)
        let subviews = LayoutSubviews(pass)
        let size = runner.size(proposal, subviews)
        // Children cannot be placed in infinite bounds, so the layout's placements are not requested.
        guard size.width.isFinite, size.height.isFinite else {
            return LayoutResult(size: size, combining: children.map { _ in .unplaced })
        }
        let bounds = CGRect(origin: .zero, size: size)
        pass.placements = Array(repeating: nil, count: children.count)
        runner.place(bounds, proposal, subviews)
        let placements = zip(children, pass.placements).map { child, placed in
            let placed =
                placed
                ?? LayoutPass.Placement(
                    position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
            let dimensions = child.dimensions(in: placed.proposal)
            return LayoutResult.Placement(
                origin: CGPoint(
                    x: placed.position.x - placed.anchor.x * dimensions.width,
                    y: placed.position.y - placed.anchor.y * dimensions.height),
                proposal: placed.proposal, dimensions: dimensions)
        }
        var result = LayoutResult(size: size, combining: placements)
        var keys = Self.commonGuides
        for guide in placements.lazy.flatMap(\.dimensions.explicitGuides) where !keys.contains(guide.key) {
            keys.append(guide.key)
        }
        for key in keys {
            if let value = runner.guide(key, bounds, proposal, subviews) { result.dimensions[explicit: key] = value }
        }
        return result
    }

    func spacing(of children: [any LayoutChild], _ direction: LayoutDirection) -> ViewSpacing {
        builtIn?.spacing(of: children, direction)
            ?? runner.spacing(LayoutSubviews(pass(for: children, direction)))
    }

    private func pass(for children: [any LayoutChild], _ direction: LayoutDirection) -> LayoutPass {
        if let pass, pass.children.count == children.count { return pass }
        let made = LayoutPass(children, direction)
        pass = made
        return made
    }

    /// Guides that every layout is asked for, in addition to the explicit guides of its subviews.
    private static let commonGuides: [AlignmentKey] = [
        HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
        VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
}

extension LayoutResult.Placement {
    /// The placement of a child in a layout of infinite size, which places no children.
    fileprivate static var unplaced: Self {
        Self(origin: .zero, proposal: .unspecified, dimensions: ViewDimensions(size: .zero))
    }
}

/// A layout and its cache with their types erased. Implemented by `TypedLayoutStorage`.
@MainActor
private protocol LayoutStorage {
    var axis: Axis? { get }
    var builtIn: ContainerLayout? { get }
    func cacheIsStale()
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
    func guide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
}

@MainActor
private final class TypedLayoutStorage<L: Layout>: LayoutStorage {
    var layout: L
    private var cache: L.Cache?
    private var isStale = false

    init(_ layout: L) { self.layout = layout }

    /// An `AnyLayout` has the axis and the built-in arrangement of the layout inside.
    private var innermost: any Layout { (layout as? AnyLayout)?.base ?? layout }

    var axis: Axis? { type(of: innermost).layoutProperties.stackOrientation }
    var builtIn: ContainerLayout? { (innermost as? any BuiltInLayout)?.arrangement }

    func cacheIsStale() { isStale = true }

    private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
        var current: L.Cache
        if var known = cache {
            if isStale { layout.updateCache(&known, subviews: subviews) }
            current = known
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        isStale = false
        cache = nil
        defer { cache = current }
        return body(&current)
    }

    package func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func guide(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }
}
