// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// In a list or form, a row for the label and a row for each value; the chosen value has a checkmark. On macOS,
/// radio buttons. Elsewhere, a wheel.
struct InlinePicker: View {
    let picker: _PickerConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.isMac) private var isMac

    var body: some View {
        if isMac {
            RadioGroup(picker: picker)
        } else if isInList {
            if picker.hasLabel, labelsVisibility != .hidden { picker.label }
            PickerRows(picker: picker) {}
        } else {
            WheelPicker(picker: picker)
        }
    }
}

/// A row for each value of a picker.
struct PickerRows: View {
    let picker: _PickerConfiguration
    /// Called after a value was chosen.
    let didChoose: @MainActor () -> Void

    var body: some View {
        ChildReader {
            picker.content
        } result: { options in
            ForEach(options) { InlineOption(option: $0, selection: picker.selection, didChoose: didChoose) }
        }
    }
}

/// A row for one value. A tap anywhere in the row chooses the value.
private struct InlineOption: View {
    let option: ChildView
    let selection: PickerSelection
    let didChoose: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isChosen = selection.isChosen(option)
        Button {
            selection.choose(option)
            didChoose()
        } label: {
            HStack(spacing: 8) {
                option
                Spacer(minLength: 0)
                if isChosen {
                    Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(.tint)
                        .padding(.trailing, 3)
                }
            }
            .opacity(isEnabled ? 1 : 0.5)
            .contentShape(Rectangle())
        }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
