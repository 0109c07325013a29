// SPDX-License-Identifier: MIT

import Views

extension View {
    /// Room between this view and the edges of the scene, as wide as the system has it: 16 points.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
}
