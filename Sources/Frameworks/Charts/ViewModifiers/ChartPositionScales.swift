// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    /// What the axis that lies reaches over, and where its values lie.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        let range = range as? PlotDimensionScaleRange
        return chart {
            $0.xScale.domain = domain
            $0.xScale.range = range
            $0.xScale.type = type ?? $0.xScale.type
        }
    }

    /// What the axis that lies reaches over.
    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart {
            $0.xScale.domain = domain
            $0.xScale.type = type ?? $0.xScale.type
        }
    }

    /// Where the values of the axis that lies lie.
    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let range = range as? PlotDimensionScaleRange
        return chart {
            $0.xScale.range = range
            $0.xScale.type = type ?? $0.xScale.type
        }
    }

    /// How values of the axis that lies become places.
    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
        chart { $0.xScale.type = type ?? $0.xScale.type }
    }
}

extension View {
    /// What the axis that stands reaches over, and where its values lie.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        let range = range as? PlotDimensionScaleRange
        return chart {
            $0.yScale.domain = domain
            $0.yScale.range = range
            $0.yScale.type = type ?? $0.yScale.type
        }
    }

    /// What the axis that stands reaches over.
    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart {
            $0.yScale.domain = domain
            $0.yScale.type = type ?? $0.yScale.type
        }
    }

    /// Where the values of the axis that stands lie.
    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let range = range as? PlotDimensionScaleRange
        return chart {
            $0.yScale.range = range
            $0.yScale.type = type ?? $0.yScale.type
        }
    }

    /// How values of the axis that stands become places.
    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
        chart { $0.yScale.type = type ?? $0.yScale.type }
    }
}
