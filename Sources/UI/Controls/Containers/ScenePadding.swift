// SPDX-License-Identifier: MIT

import Foundation
import Views

extension View {
    /// The padding is the same in every kind of scene.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
}
