// SPDX-License-Identifier: MIT

import Foundation
import Geometry

// As on Apple's systems.

extension CGPoint {
    /// As in "(1.0, 2.0)".
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    /// As in "(1.0, 2.0)".
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    /// As in "(1.0, 2.0, 3.0, 4.0)".
    public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
