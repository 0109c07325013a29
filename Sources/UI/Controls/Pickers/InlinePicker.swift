// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// In a list or form, a row for the label and a row for each value; the chosen value has a checkmark. Elsewhere, a
/// wheel.
struct InlinePicker: View {
    let picker: _PickerConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        if isInList {
            if picker.hasLabel, labelsVisibility != .hidden { picker.label }
            ChildReader {
                picker.content
            } result: { options in
                ForEach(options) { InlineOption(option: $0, selection: picker.selection) }
            }
        } else {
            WheelPicker(picker: picker)
        }
    }
}

/// A row for one value. A tap anywhere in the row chooses the value.
private struct InlineOption: View {
    let option: ChildView
    let selection: PickerSelection
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isChosen = selection.isChosen(option)
        Button {
            selection.choose(option)
        } label: {
            HStack(spacing: 8) {
                option
                Spacer(minLength: 0)
                if isChosen {
                    Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(.tint)
                }
            }
            .opacity(isEnabled ? 1 : 0.5)
            .contentShape(Rectangle())
        }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
