// SPDX-License-Identifier: MIT

import Foundation

extension View {
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(WrapperLayoutModifier(layout: PositionLayout(position: position)))
    }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
