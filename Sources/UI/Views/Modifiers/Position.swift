// SPDX-License-Identifier: MIT

import Foundation

extension View {
    /// Puts the centre of the view at a point of the space that is offered, and takes all of that space.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(WrapperLayoutModifier(layout: PositionLayout(position: position)))
    }

    /// Puts the centre of the view at this point of the space that is offered, in points, and takes all of that space.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
