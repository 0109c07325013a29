// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

/// A row's background view. Two values are never equal, because views cannot be compared. Used only on the main actor.
struct ListRowBackground: Equatable, @unchecked Sendable {
    let view: AnyView?
    static func == (a: ListRowBackground, b: ListRowBackground) -> Bool { false }
}

/// The properties that a row's modifiers set.
struct ListRowLook: Equatable, Sendable {
    var insets: EdgeInsets?
    /// The insets of single edges, which replace those of `insets`.
    var edgeInsets: [Edge: CGFloat] = [:]
    var ground: ListRowBackground?
    /// The colour behind the row unless it is chosen.
    var stripe: Color?
    var separator = Visibility.automatic
    var separatorEdges: VerticalEdge.Set = .all
    var separatorTint: Color?
    var badge: Text?
    var badgeProminence: BadgeProminence?
    /// Whether the row draws its badge itself.
    var placesBadge: Bool?
    var isSelectionDisabled: Bool?
    /// Whether the row is drawn as chosen, because the next column shows its page.
    var isChosen = false

    /// The row's insets, given the list's own.
    func insets(otherwise standard: EdgeInsets) -> EdgeInsets {
        var insets = insets ?? standard
        for (edge, length) in edgeInsets {
            switch edge {
            case .top: insets.top = length
            case .leading: insets.leading = length
            case .bottom: insets.bottom = length
            case .trailing: insets.trailing = length
            }
        }
        return insets
    }

    func showsSeparator(isLast: Bool) -> Bool { separator != .hidden || !separatorEdges.contains(.bottom) }
}

enum ListRowTrait: ElementTrait {
    static var defaultValue: ListRowLook { ListRowLook() }

    // Merges the properties; inner modifiers take precedence.
    static func merged(outer: ListRowLook, inner: @autoclosure () -> ListRowLook?) -> ListRowLook {
        guard var look = inner() else { return outer }
        look.edgeInsets = outer.edgeInsets.merging(look.edgeInsets) { $1 }
        look.insets = look.insets ?? outer.insets
        look.ground = look.ground ?? outer.ground
        look.stripe = look.stripe ?? outer.stripe
        if look.separator == .automatic {
            (look.separator, look.separatorEdges) = (outer.separator, outer.separatorEdges)
        }
        look.separatorTint = look.separatorTint ?? outer.separatorTint
        look.badge = look.badge ?? outer.badge
        look.badgeProminence = look.badgeProminence ?? outer.badgeProminence
        look.placesBadge = look.placesBadge ?? outer.placesBadge
        look.isSelectionDisabled = look.isSelectionDisabled ?? outer.isSelectionDisabled
        look.isChosen = look.isChosen || outer.isChosen
        return look
    }
}

extension Subview {
    @MainActor var listRow: ListRowLook { trait(ListRowTrait.self) }
}

extension View {
    private nonisolated func listRow(_ change: (inout ListRowLook) -> Void) -> some View {
        var look = ListRowLook()
        change(&look)
        return trait(ListRowTrait.self, look)
    }

    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { listRow { $0.insets = insets } }
    /// nil leaves the edges as the list has them.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        listRow { look in
            guard let length else { return }
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { look.edgeInsets[edge] = length }
        }
    }
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        let ground = view.map { ListRowBackground(view: AnyView($0)) }
        return listRow { $0.ground = ground }
    }
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        listRow {
            $0.separator = visibility
            $0.separatorEdges = edges
        }
    }
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listRow { $0.separatorTint = color }
    }
    /// Has no effect: sections have no separators.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        unsupported(self, "listSectionSeparator")
    }
    /// Has no effect: sections have no separators.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        unsupported(self, "listSectionSeparatorTint")
    }
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        trait(ListRowTrait.self, ListRowLook(isSelectionDisabled: isDisabled))
    }
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        unsupported(self, "listSectionMargins")
    }
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        withoutEffect(self, .dragAndDrop)
    }
    /// Has no effect: the section index is not drawn.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { unsupported(self, "sectionIndexLabel") }
    /// Has no effect: the section index is not drawn.
    @_disfavoredOverload
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        unsupported(self, "sectionIndexLabel")
    }
    /// Has no effect: the section index is not drawn.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        unsupported(self, "listSectionIndexVisibility(.visible)", when: visibility == .visible)
    }
    /// Has an effect on macOS only. Lists alternate the rows of loops.
    nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
        -> some View
    {
        environment(\.alternatesRows, behavior.isEnabled)
    }
    /// Sets a row's colour while it is not chosen. With `isTable`, hides its separator.
    nonisolated func listRowStripe(_ isTable: Bool, color: Color?) -> some View {
        listRow {
            $0.stripe = color
            if isTable { $0.separator = .hidden }
        }
    }
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        withoutEffect(self, .otherPlatforms)
    }
}

public struct ListItemTint: Sendable {
    let color: Color?

    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Behaves like `fixed`.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static let monochrome = ListItemTint(color: .gray)
}

public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    fileprivate let isEnabled: Bool?
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

public struct SpringLoadingBehavior: Hashable, Sendable {
    private let isEnabled: Bool?
    public static let automatic = SpringLoadingBehavior(isEnabled: nil)
    public static let enabled = SpringLoadingBehavior(isEnabled: true)
    public static let disabled = SpringLoadingBehavior(isEnabled: false)
}
