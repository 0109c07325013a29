// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore

extension View {
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView?.none))
    }

    /// The preview appears in the middle of the window, above the dimmed content.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { modifier(ContextMenuModifier(items: menuItems(), preview: preview())) }

    @ViewBuilder public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        if let contextMenu {
            modifier(ContextMenuModifier(items: contextMenu.items, preview: EmptyView?.none))
        } else {
            self
        }
    }
}

public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Opens a menu on a long press.
private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview?
    @State private var isOpen = false

    func body(content: Content) -> some View {
        // As in SwiftUI, an empty menu does not open.
        if Items.self == EmptyView.self {
            content
        } else {
            content
                // Lets gaps in the view take the long press too.
                .background { Color.clear.contentShape(Rectangle()) }
                .scaleEffect(isOpen ? 1.03 : 1)
                .simultaneousGesture(
                    LongPressGesture().onEnded { _ in withAnimation(PopupMetrics.motion) { isOpen = true } }
                )
                .windowLayer { _ in
                    Color.black.opacity(isOpen ? 0.2 : 0)
                        .overlay { if isOpen, let preview { preview.transition(.scale.combined(with: .opacity)) } }
                        .allowsHitTesting(false)
                }
                .menu(isOpen: $isOpen) { items }
        }
    }
}
