// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Quartz2D

extension GraphicsContext {
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext(bounds: clipBoundingRect, scale: environment.displayScale)
        try content(context)
        draw(context.items, map: .identity)
    }
}
