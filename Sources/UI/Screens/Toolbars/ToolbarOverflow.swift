// SPDX-License-Identifier: MIT

import Controls
import Foundation
import SwiftUICore

/// The order in which items leave a bar that is too narrow. A custom priority lies halfway to the next system priority.
public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
    /// -1, 0 or 1 for the system's priorities.
    private let rank: Double

    private init(rank: Double) { self.rank = rank }
    public init(higherThan other: ToolbarItemVisibilityPriority) {
        rank = (other.rank + other.rank.rounded(.down) + 1) / 2
    }
    public init(lowerThan other: ToolbarItemVisibilityPriority) {
        rank = (other.rank + other.rank.rounded(.up) - 1) / 2
    }

    public static let low = ToolbarItemVisibilityPriority(rank: -1)
    public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
    public static let high = ToolbarItemVisibilityPriority(rank: 1)

    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

extension ToolbarContent {
    nonisolated public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
        PrioritizedToolbarContent(content: self, priority: priority)
    }
}

extension CustomizableToolbarContent {
    nonisolated public func visibilityPriority(
        _ priority: ToolbarItemVisibilityPriority
    ) -> some CustomizableToolbarContent { PrioritizedToolbarContent(content: self, priority: priority) }
}

private nonisolated struct PrioritizedToolbarContent<Content: ToolbarContent>: _PrimitiveToolbarContent {
    // Only the main actor uses the content.
    nonisolated(unsafe) let content: Content
    let priority: ToolbarItemVisibilityPriority

    @MainActor func _collect(into list: inout _ToolbarEntries) {
        var inner = _ToolbarEntries()
        content._collect(into: &inner)
        for index in inner.entries.indices { inner.entries[index].priority = priority }
        list.entries += inner.entries
    }
}

public struct ToolbarOverflowMenu<Content: View>: _PrimitiveToolbarContent {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func _collect(into list: inout _ToolbarEntries) {
        list.entries.append(ToolbarEntry(placement: .automatic, view: AnyView(content), isOverflow: true))
    }
}

extension View {
    public func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = content()
        return toolbar { ToolbarOverflowMenu { menu } }
    }

    nonisolated public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
    ) -> some View {
        unsupported(self, "toolbarMinimizationBehavior", when: behavior == .onScrollDown || behavior == .onScrollUp)
    }
}

public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarMinimizationBehavior(name: "automatic")
    public static let never = ToolbarMinimizationBehavior(name: "never")
    public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
    public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
}

/// Items at one edge of a bar. The centres of two images are 52 points apart. The outermost item begins at the bar's
/// margin.
struct BarItems: View {
    let items: [ToolbarEntry]

    var body: some View {
        HStack(spacing: 8) {
            ForEach(items.indices, id: \.self) { index in
                BarItemLayout(padded: padded(index)) {
                    items[index].view.font(items[index].placement.isConfirmation ? .headline : .body)
                        .labelStyle(.iconOnly)
                        .imageScale(.large)
                        .environment(\.isBarItem, true)
                }
            }
        }
    }

    /// The edges at which an item has neighbours. Spaces have no padding.
    private func padded(_ index: Int) -> HorizontalEdge.Set {
        var edges: HorizontalEdge.Set = []
        if items[index].isSpace { return edges }
        if index > 0 { edges.insert(.leading) }
        if index < items.count - 1 { edges.insert(.trailing) }
        return edges
    }
}

/// The items at the trailing edge of a navigation bar. If items have priorities, or if there is an overflow menu, items
/// that do not fit move into that menu. Pinned items come last.
struct TrailingItems: View {
    let bars: PageBars
    @Environment(\.barMargin) private var margin

    var body: some View {
        let row = OverflowingRow(bars.items.filter { $0.placement.side == .trailing })
        Group {
            if !row.mayOverflow {
                form(row, moved: 0)
            } else {
                ViewThatFits(in: .horizontal) {
                    ForEach(0...row.movable, id: \.self) { form(row, moved: $0) }
                }
            }
        }
        .padding(.trailing, row.isEmpty ? 0 : margin)
    }

    private func form(_ row: OverflowingRow, moved count: Int) -> some View {
        let (shown, moved) = row.split(moving: count)
        let menu = ToolbarEntry(
            placement: .topBarTrailing,
            view: AnyView(
                Menu {
                    ForEach(moved.indices, id: \.self) { moved[$0].view }
                    ForEach(row.menu.indices, id: \.self) { row.menu[$0].view }
                } label: {
                    Image(systemName: "ellipsis.circle").accessibilityLabel("More")
                }))
        return BarItems(items: shown + (moved.isEmpty && row.menu.isEmpty ? [] : [menu]) + row.pinned)
    }
}

/// The trailing items of a bar: those that may move to the overflow menu, pinned ones, and those that are always in the
/// menu.
struct OverflowingRow {
    /// Items that may move to the menu, in the bar's order.
    let items: [ToolbarEntry]
    let pinned: [ToolbarEntry]
    /// The content that is always in the menu.
    let menu: [ToolbarEntry]

    init(_ entries: [ToolbarEntry]) {
        menu = entries.filter(\.isOverflow)
        pinned = entries.filter { !$0.isOverflow && $0.placement == .topBarPinnedTrailing }
        items = entries.filter { !$0.isOverflow && $0.placement != .topBarPinnedTrailing }
    }

    var isEmpty: Bool { items.isEmpty && pinned.isEmpty && menu.isEmpty }
    var mayOverflow: Bool { !menu.isEmpty || items.contains { $0.priority != .automatic } }
    var movable: Int { items.count }

    /// The items that stay and those that move to the menu, both in the bar's order. The lowest priority moves first;
    /// among equal ones, the last item.
    func split(moving count: Int) -> (shown: [ToolbarEntry], moved: [ToolbarEntry]) {
        let order = items.indices.sorted { (items[$0].priority, -$0) < (items[$1].priority, -$1) }
        let moved = Set(order.prefix(count))
        return (
            items.indices.filter { !moved.contains($0) }.map { items[$0] },
            items.indices.filter(moved.contains).map { items[$0] }
        )
    }
}
