// SPDX-License-Identifier: MIT

import Geometry

extension View {
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }
}
