// SPDX-License-Identifier: MIT

import SwiftUICore
import Controls

/// Has no effect: titles do not react to taps.
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
    public init(@ViewBuilder content: () -> Content) {}
    public init() where Content == EmptyView {}

    public func _collect(into list: inout _ToolbarEntries) {}
}

/// Has no effect: the system's items are always in place.
public struct DefaultToolbarItem: _PrimitiveToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public func _collect(into list: inout _ToolbarEntries) {}
}

public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let search = ToolbarDefaultItemKind(name: "search")
    public static let title = ToolbarDefaultItemKind(name: "title")
}
