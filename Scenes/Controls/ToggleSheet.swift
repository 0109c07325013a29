// SPDX-License-Identifier: MIT

import SwiftUI

/// A contact sheet of toggles: on, off, disabled, tinted and labelled.
struct ToggleSheet: View {
    var body: some View {
        ControlSheet(title: "Toggles") {
            ControlRow("switch: on, off, disabled, tinted") {
                Group {
                    Toggle("Wi-Fi", isOn: .constant(true))
                    Toggle("Wi-Fi", isOn: .constant(false))
                    Toggle("Wi-Fi", isOn: .constant(true)).disabled(true)
                    Toggle("Wi-Fi", isOn: .constant(false)).disabled(true)
                    Toggle("Wi-Fi", isOn: .constant(true)).tint(.orange)
                }
                .labelsHidden()
            }
            ControlRow("with a label") { Toggle("Airplane Mode", isOn: .constant(true)) }
            ControlRow("disabled") { Toggle("Airplane Mode", isOn: .constant(true)).disabled(true) }
            ControlRow("with a symbol") { Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true)) }
            ControlRow("with a second text") {
                Toggle(isOn: .constant(false)) {
                    Text("Background Refresh")
                    Text("When connected to Wi-Fi")
                }
            }
            ControlRow("button: on, off, disabled, symbol alone") {
                Group {
                    Toggle("Repeat", isOn: .constant(true))
                    Toggle("Repeat", isOn: .constant(false))
                    Toggle("Repeat", isOn: .constant(true)).disabled(true)
                    Toggle("Repeat", systemImage: "repeat", isOn: .constant(true)).labelStyle(.iconOnly)
                }
                .toggleStyle(.button)
            }
            ControlRow("mini, small, regular, large") {
                ForEach([ControlSize.mini, .small, .regular, .large], id: \.self) {
                    Toggle("On", isOn: .constant(true)).controlSize($0)
                }
                .toggleStyle(.button)
            }
            ControlRow("right to left") {
                Toggle("Airplane Mode", isOn: .constant(true)).environment(\.layoutDirection, .rightToLeft)
            }
            ControlRow("accessibility 1") { Toggle("Airplane Mode", isOn: .constant(true)) }
                .dynamicTypeSize(.accessibility1)
        }
    }
}
