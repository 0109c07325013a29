// SPDX-License-Identifier: MIT

import Views

extension View {
    /// Has no effect: the background ends at the view's edges.
    nonisolated public func backgroundExtensionEffect() -> some View { unsupported(self, "backgroundExtensionEffect") }
    /// Has no effect either way.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        unsupported(self, "backgroundExtensionEffect", when: isEnabled)
    }
}
