// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A path is a shape that stays as it is, whatever it is offered. It does not animate: another path is shown at once.
extension Path: Animatable {}

extension Path: Shape {
    /// The path itself: it is neither moved nor stretched into `rect`.
    public func path(in rect: CGRect) -> Path { self }
}
