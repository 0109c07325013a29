// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Views

/// The chosen value and a pair of chevrons; a tap opens a menu of all values.
struct MenuPicker: View {
    let picker: _PickerConfiguration
    @State private var isOpen = false
    @Environment(\.isInList) private var isInList
    @Environment(\.isMac) private var isMac

    var body: some View {
        // In a list row the value is shown in the secondary colour.
        if isMac {
            PopUpPicker(picker: picker)
        } else if isInList {
            LabeledControl(label: picker.label) { button.tint(.secondary) }
        } else {
            button.hiddenLabel(picker.label)
        }
    }

    private var button: some View {
        Button {
            withAnimation(PopupMetrics.motion) { isOpen = true }
        } label: {
            HStack(spacing: 4) {
                ChosenValue(picker: picker)
                Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.semibold))
                    .accessibilityHidden(true)
            }
            // Outside of lists, the button has the padding of a bordered button.
            .padding(.horizontal, isInList ? 0 : 12)
            .frame(minHeight: isInList ? nil : 34)
            .contentShape(Rectangle())
        }
        .menu(isOpen: $isOpen) { MenuOptions(picker: picker) }
    }
}

struct ChosenValue: View {
    let picker: _PickerConfiguration

    var body: some View {
        if let own = picker.currentValueLabel {
            own
        } else {
            ChildReader {
                picker.content
            } result: { options in
                ForEach(options.filter { picker.selection.isChosen($0) }.prefix(1)) { $0 }
            }
        }
    }
}

/// All values as menu items. The chosen value has a checkmark.
struct MenuOptions: View {
    let picker: _PickerConfiguration
    @Environment(\.openMenu) private var menu
    @Environment(\.menuStaysOpen) private var staysOpen

    var body: some View {
        ChildReader {
            picker.content
        } result: { options in
            ForEach(options) { option in
                MenuItem(isChecked: picker.selection.isChosen(option)) {
                    if !staysOpen { menu?.close() }
                    picker.selection.choose(option)
                } label: {
                    option
                }
            }
        }
    }
}
