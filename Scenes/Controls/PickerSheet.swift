// SPDX-License-Identifier: MIT

import SwiftUI

/// A contact sheet of pickers in all styles, and of colour pickers.
struct PickerSheet: View {
    var body: some View {
        ControlSheet(title: "Pickers") {
            ControlRow("menu: plain, disabled, tinted") {
                SizePicker()
                SizePicker().disabled(true)
                SizePicker().tint(.orange)
            }
            ControlRow("segmented") { SizePicker().pickerStyle(.segmented) }
            ControlRow("disabled") { SizePicker().pickerStyle(.segmented).disabled(true) }
            ControlRow("right to left") {
                SizePicker().pickerStyle(.segmented).environment(\.layoutDirection, .rightToLeft)
            }
            ControlRow("symbols") {
                Picker("Layout", selection: .constant(0)) {
                    Image(systemName: "list.bullet").tag(0)
                    Image(systemName: "square.grid.2x2").tag(1)
                }
                .pickerStyle(.segmented)
            }
            ControlRow("wheel") { SizePicker().pickerStyle(.wheel).frame(height: 160) }
            ControlRow("palette") { SizePicker().pickerStyle(.palette) }
            ControlRow("ColorPicker; disabled") {
                ColorPicker("Leaf", selection: .constant(.green))
                ColorPicker("Pot", selection: .constant(.orange)).disabled(true)
            }
        }
    }
}

private struct SizePicker: View {
    var body: some View {
        Picker("Size", selection: .constant(1)) {
            Text("Small").tag(0)
            Text("Medium").tag(1)
            Text("Large").tag(2)
        }
    }
}
