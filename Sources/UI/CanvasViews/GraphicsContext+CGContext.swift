// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Quartz2D

extension GraphicsContext {
    /// Draws with Quartz. The context has the coordinates of this one, y down.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext(bounds: clipBoundingRect, scale: environment.displayScale)
        try content(context)
        draw(context.items, map: .identity)
    }
}
