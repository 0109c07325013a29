// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore

/// The dimensions of menus, in points.
enum MenuMetrics {
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    /// The height of the grey band between groups of items.
    static let band: CGFloat = 8
    /// The padding beside the items.
    static let inset: CGFloat = 16
    /// The leading inset of an item without a checkmark, in a menu in which other items have checkmarks.
    static let checkedInset: CGFloat = 32
}

/// The column of a menu's items with separators between them.
struct MenuPanel<Content: View>: View, ScreenPart {
    @Binding var isOpen: Bool
    let content: Content
    @State private var hasCheckmarks = false
    @Environment(\.pixelLength) private var pixel
    @Environment(\.isMac) private var isMac

    var body: some View {
        ChildReader {
            content.menuSurroundings(OpenMenu(isOpen: $isOpen, hasCheckmarks: hasCheckmarks), isMac: isMac)
        } result: { items in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
                    if index > 0 { separator(items[index - 1], item) }
                    if !item.isDivider { line(of: item) }
                }
            }
        }
        .padding(.vertical, isMac ? MacMenuMetrics.inset : 0)
        .onPreferenceChange(HasCheckmarks.self) { hasCheckmarks = $0 }
    }

    private func line(of item: ChildView) -> some View {
        // A child without gestures is a section's heading, not an item.
        let isItem = item.waitsForTouches
        let inset = isMac ? MacMenuMetrics.inset + MacMenuMetrics.labelInset : MenuMetrics.inset
        let height = isMac ? MacMenuMetrics.rowHeight : isItem ? MenuMetrics.rowHeight : 32
        return
            item
            .opacity(isItem ? 1 : 0.5)
            .padding(.horizontal, isItem ? 0 : inset)
            .frame(
                maxWidth: .infinity, minHeight: height,
                alignment: isItem ? .center : .leading)
    }

    /// The separator between two items: a grey band at a divider or a section boundary, otherwise a hairline.
    @ViewBuilder private func separator(_ before: ChildView, _ after: ChildView) -> some View {
        if after.isDivider || (before.section != after.section && !before.isDivider) {
            if isMac {
                Color.separator.frame(height: 1)
                    .padding(.horizontal, MacMenuMetrics.inset + MacMenuMetrics.labelInset)
                    .frame(height: MacMenuMetrics.separator)
            } else {
                Color.tertiarySystemFill.frame(height: MenuMetrics.band)
            }
        } else if !before.isDivider, !isMac {
            Color.separator.frame(height: pixel)
        }
    }
}

/// Whether any item of a menu has a checkmark. If so, all items of the menu reserve space for it.
enum HasCheckmarks: NeutralPreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Shows a menu next to this view while `isOpen` is true.
    ///
    /// - Parameters:
    ///   - lifted: A drawing whose box anchors the menu. If nil, this view is the anchor.
    ///   - pointer: The menu's top leading corner in the window; nil for a place beside the anchor.
    func menu<Content: View>(
        isOpen: Binding<Bool>, _ lifted: LiftedDrawing? = nil, pointer: CGPoint? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return popup(isOpen: isOpen, width: MenuMetrics.width, isMenu: true, lifted, pointer: pointer) {
            MenuPanel(isOpen: isOpen, content: content)
        }
    }

    /// Sets the styles of the items in a menu, so that the view that opened the menu does not affect them.
    fileprivate func menuSurroundings(_ menu: OpenMenu, isMac: Bool) -> some View {
        environment(\.openMenu, menu).buttonStyle(MenuButtonStyle()).labelStyle(MenuLabelStyle())
            .environment(\.sectionSurroundings) { _, values in
                values.font = isMac ? .system(size: 11, weight: .semibold) : .footnote
            }
    }
}
