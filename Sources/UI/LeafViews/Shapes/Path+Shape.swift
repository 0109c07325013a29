// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// As a shape, a path is neither moved nor scaled to its frame, and is not animated.
extension Path: Animatable {}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
