// SPDX-License-Identifier: MIT

import Foundation
import Geometry

// The descriptions have the format of Apple's platforms.

extension CGPoint {
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
