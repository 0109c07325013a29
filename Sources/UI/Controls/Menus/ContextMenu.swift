// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Observation
import SwiftUICore

extension View {
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView?.none))
    }

    /// Shows the preview in the middle of the window, in front of the blurred content.
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

/// The state of a context menu: whether it is open, and the drawing of the lifted view.
///
/// A list row shares this state with its content, so that a long press lifts the whole row.
@MainActor @Observable
package final class ContextMenuState {
    package fileprivate(set) var isOpen = false
    /// The place of the press that opened the menu, in the window.
    @ObservationIgnored fileprivate var place = CGPoint.zero
    /// Whether the menu shows a preview. If so, the view itself is not lifted.
    @ObservationIgnored private let hasPreview: Bool
    package let drawing = LiftedDrawing()

    nonisolated init(hasPreview: Bool) { self.hasPreview = hasPreview }

    package var isLifting: Bool { isOpen && !hasPreview }

    package func open(at place: CGPoint) {
        self.place = place
        withAnimation(PopupMetrics.motion) { isOpen = true }
    }
}

extension ContextMenuState: Equatable {
    nonisolated package static func == (a: ContextMenuState, b: ContextMenuState) -> Bool { a === b }
}

package enum ContextMenuTrait: ElementTrait {
    package static var defaultValue: ContextMenuState? { nil }
}

/// Opens a menu on a long press. On macOS, the menu lies at the pointer, and nothing is lifted or blurred.
private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier, UnnamedView {
    let items: Items
    let preview: Preview?
    @State private var state: ContextMenuState
    @Environment(\.isMac) private var isMac

    init(items: Items, preview: Preview?) {
        (self.items, self.preview) = (items, preview)
        _state = State(initialValue: ContextMenuState(hasPreview: preview != nil))
    }

    func body(content: Content) -> some View {
        // As in SwiftUI, an empty menu does not open.
        if Items.self == EmptyView.self {
            content
        } else {
            let (state, preview) = (state, preview)
            // Reads `isOpen` here, because a read inside the `menuLayer` closure would not make this view depend on
            // it.
            let isOpen = state.isOpen
            let isMac = isMac
            content
                .contextMenuSource(state)
                .menuLayer { box in
                    ContextMenuGround(
                        isOpen: isOpen && !isMac, lifted: preview == nil ? state.drawing : nil,
                        box: state.drawing.box ?? box, preview: preview)
                }
                .menu(
                    isOpen: Binding {
                        state.isOpen
                    } set: {
                        state.isOpen = $0
                    }, state.drawing, pointer: isMac ? state.place : nil
                ) { items }
                .trait(ContextMenuTrait.self, state)
        }
    }
}

/// The background of a context menu: the blurred and dimmed window, with the lifted view or the preview above the blur.
private struct ContextMenuGround<Preview: View>: View, UnnamedView {
    let isOpen: Bool
    let lifted: LiftedDrawing?
    let box: CGRect
    let preview: Preview?

    var body: some View {
        GeometryReader { window in
            if isOpen {
                Rectangle().fill(ContextMenuBackdrop()).ignoresSafeArea().transition(.opacity)
                if let preview {
                    preview.frame(maxWidth: .infinity, maxHeight: .infinity)
                        .transition(.scale.combined(with: .opacity))
                }
                if let lifted {
                    let anchor = UnitPoint(
                        x: box.midX / max(window.size.width, 1), y: box.midY / max(window.size.height, 1))
                    // The z-index keeps the lifted view above the blur while the menu closes.
                    LiftedPlatter(drawing: lifted, box: box).zIndex(1)
                        .transition(.scale(scale: 1 / ContextMenuMetrics.liftedScale, anchor: anchor))
                }
            }
        }
        .allowsHitTesting(false)
    }
}

/// A lifted view on a background with rounded corners and a shadow.
private struct LiftedPlatter: View, UnnamedView {
    let drawing: LiftedDrawing
    let box: CGRect
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        LiftedCopy(drawing)
            .frame(width: box.width, height: box.height)
            .background(Color.systemBackground)
            .clipShape(RoundedRectangle(cornerRadius: ContextMenuMetrics.cornerRadius(box.size), style: .continuous))
            .popupShadow(colorScheme)
            .scaleEffect(ContextMenuMetrics.liftedScale)
            .position(x: box.midX, y: box.midY)
            .ignoresSafeArea()
    }
}

/// A style that blurs and tints the window behind a context menu.
private struct ContextMenuBackdrop: ShapeStyle {
    func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(
            .backdrop(
                Backdrop(
                    radius: 10, saturation: 1.4,
                    tint: RGBAColor(white: context.isDark ? 0 : 0.1, alpha: context.isDark ? 0.5 : 0.22))))
    }
}

/// Constants of context menus; lengths in points.
private enum ContextMenuMetrics {
    /// The corner radius of a lifted view or a preview.
    static func cornerRadius(_ size: CGSize) -> CGFloat { min(12, min(size.width, size.height) / 4) }
    static let liftedScale: CGFloat = 1.03
}

extension View {
    /// Opens a context menu after a long press on this view, including its transparent parts, and then lifts this view.
    ///
    /// - Parameter isOuter: Whether this view is lifted in place of an inner view with the same menu.
    package func contextMenuSource(_ state: ContextMenuState, isOuter: Bool = false) -> some View {
        modifier(ContextMenuSource(state: state, isOuter: isOuter))
    }
}

private struct ContextMenuSource: ViewModifier, UnnamedView {
    let state: ContextMenuState
    let isOuter: Bool
    @Environment(\.isMac) private var isMac

    func body(content: Content) -> some View {
        content
            .lift(state.drawing, isLifted: state.isLifting && !isMac, isOuter: isOuter)
            .background { Color.clear.contentShape(Rectangle()) }
            .takingLongPress { state.open(at: $0) }
    }
}
