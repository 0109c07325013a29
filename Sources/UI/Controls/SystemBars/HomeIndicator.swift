// SPDX-License-Identifier: MIT

import Views

extension View {
    /// Whether the indicator of the home gesture goes after a while; it is drawn only when somebody asks for it.
    nonisolated public func prefersHomeIndicatorAutoHidden(_ value: Bool = true) -> some View { self }
}
