// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// A view that nobody can compare. Only the main actor looks at it.
struct ListRowGround: Equatable, @unchecked Sendable {
    let view: AnyView?
    static func == (a: ListRowGround, b: ListRowGround) -> Bool { false }
}

/// What a row says of itself.
struct ListRowLook: Equatable, Sendable {
    var insets: EdgeInsets?
    var ground: ListRowGround?
    var separator = Visibility.automatic
    var separatorEdges: VerticalEdge.Set = .all
    var separatorTint: Color?
    var badge: Text?
    var badgeProminence: BadgeProminence?
    /// Whether it draws its badge itself.
    var placesBadge: Bool?
    var isSelectionDisabled: Bool?

    func showsSeparator(isLast: Bool) -> Bool { separator != .hidden || !separatorEdges.contains(.bottom) }
}

enum ListRowTrait: ElementTrait {
    static var defaultValue: ListRowLook { ListRowLook() }

    // Modifiers further in win.
    static func merged(outer: ListRowLook, inner: @autoclosure () -> ListRowLook?) -> ListRowLook {
        guard var look = inner() else { return outer }
        look.insets = look.insets ?? outer.insets
        look.ground = look.ground ?? outer.ground
        if look.separator == .automatic {
            (look.separator, look.separatorEdges) = (outer.separator, outer.separatorEdges)
        }
        look.separatorTint = look.separatorTint ?? outer.separatorTint
        look.badge = look.badge ?? outer.badge
        look.badgeProminence = look.badgeProminence ?? outer.badgeProminence
        look.placesBadge = look.placesBadge ?? outer.placesBadge
        look.isSelectionDisabled = look.isSelectionDisabled ?? outer.isSelectionDisabled
        return look
    }
}

extension Subview {
    /// What the row says of itself.
    @MainActor var listRow: ListRowLook { trait(ListRowTrait.self) }
}

extension View {
    private nonisolated func listRow(_ change: (inout ListRowLook) -> Void) -> some View {
        var look = ListRowLook()
        change(&look)
        return trait(ListRowTrait.self, look)
    }

    /// From the edges of a row to this view, in points; nil: as usual.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { listRow { $0.insets = insets } }
    /// What stands behind this view in its row; nil: as usual.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        let ground = view.map { ListRowGround(view: AnyView($0)) }
        return listRow { $0.ground = ground }
    }
    /// Whether there is a line above and below the row of this view.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        listRow {
            $0.separator = visibility
            $0.separatorEdges = edges
        }
    }
    /// The colour of the line below the row of this view; nil: as usual.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listRow { $0.separatorTint = color }
    }
    /// Whether there is a line above and below the section; grouped ones have none.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        self
    }
    /// The colour of the lines above and below the section; grouped ones have none.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }
    /// The colour of what is tinted in this row.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
    /// The colour of what is tinted in this row; nil: as usual.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
    /// Whether rows in this view can be chosen.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        trait(ListRowTrait.self, ListRowLook(isSelectionDisabled: isDisabled))
    }
    /// From the edges of the list to sections, in points; not heeded.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    /// Whether a row opens what is dragged onto it and held. Nothing is dragged here.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    /// What this section's letter is in the index at the side, which is not drawn.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
    /// What this section's letter is in the index at the side, which is not drawn.
    @_disfavoredOverload
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
    /// Whether there is an index at the side, which is not drawn.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    /// Whether rows have two grounds by turns, as on macOS.
    nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
        -> some View
    {
        self
    }
    /// What the delete key does, on macOS.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}

/// The colour of what is tinted in a row.
public struct ListItemTint: Sendable {
    let color: Color?

    /// This one, whatever is said around the list.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// This one, where nothing is said around the list; here as `fixed`.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Grey.
    public static let monochrome = ListItemTint(color: .gray)
}

/// Whether rows have two grounds by turns.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let isEnabled: Bool?
    /// As the list has it.
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
    /// They have.
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    /// They have not.
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

/// Whether a view opens what is dragged onto it and held.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let isEnabled: Bool?
    /// As the view has it.
    public static let automatic = SpringLoadingBehavior(isEnabled: nil)
    /// It does.
    public static let enabled = SpringLoadingBehavior(isEnabled: true)
    /// It does not.
    public static let disabled = SpringLoadingBehavior(isEnabled: false)
}
