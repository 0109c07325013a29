// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// A line of a menu.
struct MenuItem<Label: View, Accessory: View>: View {
    private let role: ButtonRole?
    private let isChecked: Bool?
    private let action: @MainActor () -> Void
    private let label: Label
    private let accessory: Accessory
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.openMenu) private var menu
    @State private var isPressed = false

    /// - Parameters:
    ///   - isChecked: Whether a checkmark stands before it; nil for items that never have one.
    ///   - accessory: Stands at the trailing edge.
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
        HStack(spacing: 8) {
            if let isChecked {
                Image(systemName: "checkmark")
                    .font(.subheadline.weight(.semibold))
                    .opacity(isChecked ? 1 : 0)
                    .frame(width: MenuMetrics.checkedInset - 16)
            }
            label.frame(maxWidth: .infinity, alignment: .leading)
            accessory
        }
        .foregroundStyle(style)
        .padding(.leading, leading)
        .padding(.trailing, MenuMetrics.inset)
        .padding(.vertical, 11)
        .frame(minHeight: MenuMetrics.rowHeight)
        .background(isPressed ? Color.tertiarySystemFill : .clear)
        .contentShape(Rectangle())
        .onPress(fillsFrame: true, press: { isPressed = $0 }, action: action)
        .preference(key: HasCheckmarks.self, value: isChecked != nil)
    }

    /// A checkmark stands 8 points from the edge, and as many before the label.
    private var leading: CGFloat {
        if isChecked != nil { return 8 }
        return menu?.hasCheckmarks == true ? MenuMetrics.checkedInset : MenuMetrics.inset
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
    }
}

/// Buttons as lines of a menu, which close it.
struct MenuButtonStyle: PrimitiveButtonStyle {
    @Environment(\.openMenu) private var menu

    func makeBody(configuration: Configuration) -> some View {
        MenuItem(role: configuration.role) {
            menu?.close()
            configuration.trigger()
        } label: {
            configuration.label
        }
    }
}

/// A toggle as a line of a menu, with a checkmark while it is on.
struct MenuToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.openMenu) private var menu

    var body: some View {
        MenuItem(isChecked: configuration.isOn) {
            menu?.close()
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

/// The title, and the icon at the trailing edge.
struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Spacer(minLength: 8)
            configuration.icon
        }
    }
}
