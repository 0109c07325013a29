// SPDX-License-Identifier: MIT

import Views

/// A view that depends on a number, which the test sets.
package struct Switching<Content: View>: View {
    private let box: StepBox
    private let content: (Int) -> Content
    @State private var step = 0

    package init(box: StepBox, @ViewBuilder content: @escaping (Int) -> Content) {
        self.box = box
        self.content = content
    }

    package var body: some View {
        let _ = box.set = { step = $0 }
        content(step)
    }
}

/// Sets the step of a `Switching`.
@MainActor
package final class StepBox {
    package var set: (Int) -> Void = { _ in }
    package init() {}
}
