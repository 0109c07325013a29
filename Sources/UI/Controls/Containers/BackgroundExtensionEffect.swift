// SPDX-License-Identifier: MIT

import Views

extension View {
    /// Draws the ground of this view out under bars; as it is drawn here, it reaches to its own edges.
    nonisolated public func backgroundExtensionEffect() -> some View { self }
}
