// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public nonisolated struct SectorMark: SingleMark {
    let item: MarkItem
}

extension SectorMark {
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
