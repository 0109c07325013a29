// SPDX-License-Identifier: MIT

import SwiftUI

/// Controls as rows of a form, in light and dark mode side by side.
struct FormSheet: View {
    var body: some View {
        HStack(spacing: 0) {
            FormOfControls().environment(\.colorScheme, .light)
            FormOfControls().environment(\.colorScheme, .dark)
        }
    }
}

private struct FormOfControls: View {
    private static let day = Date(timeIntervalSince1970: 1_790_000_000)

    var body: some View {
        Form {
            Section {
                Toggle("Airplane Mode", isOn: .constant(true))
                Toggle(isOn: .constant(false)) {
                    Text("Background Refresh")
                    Text("When connected to Wi-Fi")
                }
                Picker("Size", selection: .constant(1)) {
                    Text("Small").tag(0)
                    Text("Medium").tag(1)
                }
                Picker("Kind", selection: .constant(1)) {
                    Text("Fern").tag(0)
                    Text("Moss").tag(1)
                }
                .pickerStyle(.navigationLink)
                Slider(value: .constant(0.4)).accessibilityLabel("Volume")
                Stepper("Guests: 4", value: .constant(4))
                DatePicker("Water", selection: .constant(Self.day), displayedComponents: .date)
                ColorPicker("Leaf", selection: .constant(.green))
            } header: {
                Text("Controls")
            } footer: {
                Text("Each of them is a row.")
            }
            Section("Rows") {
                LabeledContent("Version", value: "1.2")
                LabeledContent {
                    Text("On")
                } label: {
                    Text("Backup")
                    Text("Every night")
                }
                DisclosureGroup("More", isExpanded: .constant(true)) {
                    Text("Two leaves")
                    Text("One pot")
                }
                TextField("Name", text: .constant(""))
                Button("Save") {}
                Button("Delete", role: .destructive) {}
            }
        }
    }
}
