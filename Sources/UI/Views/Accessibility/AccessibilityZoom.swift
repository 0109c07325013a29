// SPDX-License-Identifier: MIT

import Foundation
import Geometry

public struct AccessibilityZoomGestureAction: Sendable {
    public enum Direction: Sendable {
        case zoomIn
        case zoomOut
    }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

extension View {
    /// Has no effect: `handler` is never called.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { withoutEffect(self, .accessibility) }
}
