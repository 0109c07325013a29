// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A path used as a shape keeps its own position and size and ignores its frame. It is not animated.
extension Path: Animatable {}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
