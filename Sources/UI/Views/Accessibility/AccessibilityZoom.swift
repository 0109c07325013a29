// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A zoom that somebody asks for without fingers.
public struct AccessibilityZoomGestureAction: Sendable {
    /// Which way.
    public enum Direction: Sendable {
        /// Closer.
        case zoomIn
        /// Farther.
        case zoomOut
    }

    /// Which way.
    public let direction: Direction
    /// Where, in parts of the view.
    public let location: UnitPoint
    /// Where, in points of the view.
    public let point: CGPoint
}

extension View {
    /// What zooming does without fingers. Nobody asks for it here.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }
}
