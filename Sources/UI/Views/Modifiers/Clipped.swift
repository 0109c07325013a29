// SPDX-License-Identifier: MIT

import Geometry

extension View {
    /// Keeps what lies inside of the view's frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }
}
