// SPDX-License-Identifier: MIT

import Foundation
import Views

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

    func showsSeparator(isLast: Bool) -> Bool { separator != .hidden || !separatorEdges.contains(.bottom) }
}

enum ListRowTrait: ElementTrait {
    static var defaultValue: ListRowLook { ListRowLook() }

    // Modifiers further in win.
    static func merged(outer: ListRowLook, inner: @autoclosure () -> ListRowLook) -> ListRowLook {
        var look = inner()
        look.insets = look.insets ?? outer.insets
        look.ground = look.ground ?? outer.ground
        if look.separator == .automatic {
            (look.separator, look.separatorEdges) = (outer.separator, outer.separatorEdges)
        }
        look.separatorTint = look.separatorTint ?? outer.separatorTint
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
}
