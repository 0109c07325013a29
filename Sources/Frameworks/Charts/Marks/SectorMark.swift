// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A sector of a circle or of a ring.
public nonisolated struct SectorMark: SingleMark {
    let item: MarkItem
}

extension SectorMark {
    /// A sector whose angle is the value's part of the sum of all.
    ///
    /// - Parameters:
    ///   - innerRadius: That of the hole; of the circle's where it is a ratio.
    ///   - outerRadius: That of the sector.
    ///   - angularInset: How far the sides are moved inwards, in points.
    public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        self.init(.sector) {
            $0.sector = SectorParts(
                angle: angle.point, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0)
        }
    }
}
