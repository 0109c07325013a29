// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// A menu item: an optional checkmark, the label and a view at the trailing edge.
struct MenuItem<Label: View, Accessory: View>: View, UnnamedView {
    private let role: ButtonRole?
    private let isChecked: Bool?
    private let action: @MainActor () -> Void
    private let label: Label
    private let accessory: Accessory
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.openMenu) private var menu
    @Environment(\.isMac) private var isMac
    @State private var isPressed = false

    /// - Parameters:
    ///   - isChecked: Whether the item has a checkmark. If nil, the item reserves no space for one.
    ///   - accessory: A view at the trailing edge.
    init(
        role: ButtonRole? = nil, isChecked: Bool? = nil, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label, @ViewBuilder accessory: () -> Accessory = { EmptyView() }
    ) {
        self.role = role
        self.isChecked = isChecked
        self.action = action
        self.label = label()
        self.accessory = accessory()
    }

    var body: some View {
        Group {
            if isMac {
                MacMenuRow(
                    isChecked: isChecked, isPressed: isPressed, style: style, label: label.ignoringOwnStyles(),
                    accessory: accessory)
            } else {
                row
            }
        }
        .contentShape(Rectangle())
        .onPress(fillsFrame: true, press: { isPressed = $0 }, action: action)
        .preference(key: HasCheckmarks.self, value: isChecked != nil)
    }

    private var row: some View {
        HStack(spacing: 8) {
            if let isChecked {
                Image(systemName: "checkmark")
                    .font(.subheadline.weight(.semibold))
                    .opacity(isChecked ? 1 : 0)
                    .frame(width: MenuMetrics.checkedInset - 16)
            }
            label.ignoringOwnStyles().frame(maxWidth: .infinity, alignment: .leading)
            accessory
        }
        .foregroundStyle(style)
        .padding(.leading, leading)
        .padding(.trailing, MenuMetrics.inset)
        .padding(.vertical, 11)
        .frame(minHeight: MenuMetrics.rowHeight)
        .background(isPressed ? Color.tertiarySystemFill : .clear)
    }

    /// The leading inset of a row, in points. Rows with a checkmark column start at 8 points.
    private var leading: CGFloat {
        if isChecked != nil { return 8 }
        return menu?.hasCheckmarks == true ? MenuMetrics.checkedInset : MenuMetrics.inset
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
    }
}

/// Draws a button as a menu item. A tap on it closes the menu.
struct MenuButtonStyle: PrimitiveButtonStyle {
    @Environment(\.openMenu) private var menu
    @Environment(\.menuStaysOpen) private var staysOpen

    func makeBody(configuration: Configuration) -> some View {
        MenuItem(role: configuration.role) {
            if !staysOpen { menu?.close() }
            configuration.trigger()
        } label: {
            configuration.label
        }
    }
}

/// A menu item that is a toggle. It has a checkmark while the toggle is on.
struct MenuToggle: View, UnnamedView {
    let configuration: ToggleStyleConfiguration
    @Environment(\.openMenu) private var menu
    @Environment(\.menuStaysOpen) private var staysOpen

    var body: some View {
        MenuItem(isChecked: configuration.isOn) {
            if !staysOpen { menu?.close() }
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

/// Draws the title at the leading edge and the icon at the trailing edge; on macOS, the icon before the title.
struct MenuLabelStyle: LabelStyle {
    @Environment(\.isMac) private var isMac

    func makeBody(configuration: Configuration) -> some View {
        if isMac {
            HStack(spacing: 5) {
                configuration.icon
                configuration.title
            }
        } else {
            HStack {
                configuration.title
                Spacer(minLength: 8)
                configuration.icon
            }
        }
    }
}
