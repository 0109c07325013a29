// SPDX-License-Identifier: MIT

import Views

/// Holds the value of a control and notes each change.
package struct Held<Value: Equatable, Content: View>: View {
    private let notes: Notes
    @State private var value: Value
    private let content: (Binding<Value>) -> Content

    package init(_ value: Value, notes: Notes, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        self.notes = notes
        _value = State(initialValue: value)
        self.content = content
    }

    package var body: some View { content($value).onChange(of: value) { notes.add("\(value)") } }
}
