// SPDX-License-Identifier: MIT

import Foundation
import Views

extension View {
    /// Pads by 16 points.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
}
