// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Views

/// The chosen value and a pair of chevrons; a tap opens a menu of all values.
struct MenuPicker: View {
    let picker: _PickerConfiguration
    @State private var isOpen = false
    @Environment(\.isInList) private var isInList

    var body: some View {
        // In a list row the value is shown in the secondary colour.
        if isInList {
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
                Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
            }
        }
        .menu(isOpen: $isOpen) { MenuOptions(picker: picker) }
    }
}

/// A row with the label, the chosen value and a chevron.
struct LinkPicker: View {
    let picker: _PickerConfiguration
    @State private var isOpen = false

    var body: some View {
        Button {
            withAnimation(PopupMetrics.motion) { isOpen = true }
        } label: {
            LabeledControl(label: picker.label) {
                HStack(spacing: 8) {
                    ChosenValue(picker: picker).foregroundStyle(.secondary)
                    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                }
            }
            // Resets the text colour, because the button would tint the row.
            .foregroundColor(nil)
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
