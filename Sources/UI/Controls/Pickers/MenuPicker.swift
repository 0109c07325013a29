// SPDX-License-Identifier: MIT

import Motion
import Views

/// The chosen value and a pair of chevrons, which open a menu of all values.
struct MenuPicker: View {
    let picker: _PickerConfiguration
    @State private var isOpen = false
    @Environment(\.isInList) private var isInList

    var body: some View {
        // Rows of lists say what is chosen here, in the colour of less important text.
        if isInList {
            LabeledControl(label: picker.label) { button.tint(.secondary) }
        } else {
            button.unseenLabel(picker.label)
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

/// The label, the chosen value and a chevron in a line.
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
            // Not that of a button.
            .foregroundColor(nil)
        }
        .menu(isOpen: $isOpen) { MenuOptions(picker: picker) }
    }
}

/// The view of the value that is chosen.
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

/// All values as items of a menu, the chosen one with a checkmark.
struct MenuOptions: View {
    let picker: _PickerConfiguration
    @Environment(\.openMenu) private var menu

    var body: some View {
        ChildReader {
            picker.content
        } result: { options in
            ForEach(options) { option in
                MenuItem(isChecked: picker.selection.isChosen(option)) {
                    menu?.close()
                    picker.selection.choose(option)
                } label: {
                    option
                }
            }
        }
    }
}
