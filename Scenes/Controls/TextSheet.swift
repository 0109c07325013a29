// SPDX-License-Identifier: MIT

import SwiftUI

/// A contact sheet of text fields and editors.
struct TextSheet: View {
    private static let long = "A text that is long enough to be broken into several lines of its own"

    var body: some View {
        ControlSheet(title: "Texts") {
            ControlRow("TextField: prompt, text") { fields }
            ControlRow("rounded border") { fields.textFieldStyle(.roundedBorder) }
            ControlRow("disabled") { fields.textFieldStyle(.roundedBorder).disabled(true) }
            ControlRow("SecureField") {
                SecureField("Password", text: .constant(""))
                SecureField("Password", text: .constant("secret"))
            }
            .textFieldStyle(.roundedBorder)
            ControlRow("several lines") {
                TextField("Note", text: .constant(Self.long), axis: .vertical).lineLimit(3)
            }
            .textFieldStyle(.roundedBorder)
            ControlRow("a number in words; right to left") {
                TextField("Price", value: .constant(12.5), format: .currency(code: "EUR"))
                TextField("Name", text: .constant("Fern")).environment(\.layoutDirection, .rightToLeft)
            }
            .textFieldStyle(.roundedBorder)
            ControlRow("TextEditor") {
                TextEditor(text: .constant("Dear fern,\nhow are you?")).frame(height: 70).border(.quaternary)
            }
            ControlRow("accessibility 1") { fields.textFieldStyle(.roundedBorder) }.dynamicTypeSize(.accessibility1)
        }
    }

    @ViewBuilder private var fields: some View {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("Fern"))
    }
}
