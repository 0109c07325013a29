// SPDX-License-Identifier: MIT

import Interaction
import Controls

/// A menu of the title; titles are not touched here.
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
    /// A menu with these entries.
    public init(@ViewBuilder content: () -> Content) {}
    /// The menu of the system.
    public init() where Content == EmptyView {}

    /// For this engine: adds nothing.
    public func _collect(into list: inout _ToolbarEntries) {}
}

/// An item of the system's, which is where it belongs anyway.
public struct DefaultToolbarItem: _PrimitiveToolbarContent {
    /// An item by its kind.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    /// For this engine: adds nothing.
    public func _collect(into list: inout _ToolbarEntries) {}
}

/// A kind of items of the system's.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// What shows and hides the column at the side.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The field of a search.
    public static let search = ToolbarDefaultItemKind(name: "search")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
}
