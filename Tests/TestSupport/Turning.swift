// SPDX-License-Identifier: MIT

import Motion
import SwiftUICore

/// A view that sets its flag when it appears, in a linear animation of one second.
package struct Turning<Content: View>: View {
    private let content: (Bool) -> Content
    @State private var isOn = false

    package init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }

    package var body: some View { content(isOn).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } } }
}
