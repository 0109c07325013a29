// SPDX-License-Identifier: MIT

extension View {
    /// Has no effect: the engine always animates each view's position in the window, in step with the views around it.
    /// Unlike in SwiftUI, a view that appears during the animation starts at its final position.
    nonisolated public func geometryGroup() -> some View { withoutEffect(self, .standard) }
}
