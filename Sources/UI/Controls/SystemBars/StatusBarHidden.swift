// SPDX-License-Identifier: MIT

import Views

extension View {
    /// Whether the bar at the top of the screen is left out. An image has none.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// The older name of `statusBarHidden(_:)`.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
    /// Whether the system's signs, like the line at the bottom, are seen. An image has none.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// At which edges the system's own gestures wait. There are none.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
