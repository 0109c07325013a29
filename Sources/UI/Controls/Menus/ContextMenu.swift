// SPDX-License-Identifier: MIT

import Motion
import Interaction

extension View {
    /// A menu that opens when this view is touched for a while.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView?.none))
    }

    /// A menu that opens when this view is touched for a while, below another view that then stands for this one.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { modifier(ContextMenuModifier(items: menuItems(), preview: preview())) }

    /// A menu of the older form; nil: none.
    @ViewBuilder public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        if let contextMenu {
            modifier(ContextMenuModifier(items: contextMenu.items, preview: EmptyView?.none))
        } else {
            self
        }
    }
}

/// What a menu lists that opens when a view is touched for a while: the older form.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    /// - Parameter menuItems: What the menu lists.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Opens a menu at a view that is touched for a while.
private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview?
    @State private var isOpen = false

    func body(content: Content) -> some View {
        // As in SwiftUI, a menu of nothing does not open.
        if Items.self == EmptyView.self {
            content
        } else {
            content
                // All of the view opens the menu, gaps in it too.
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
