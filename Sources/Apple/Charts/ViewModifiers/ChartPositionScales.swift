// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart { $0.xScale.set(domain: domain._domain, range: range, type: type) }
    }

    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.xScale.set(domain: domain._domain, type: type) }
    }

    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.xScale.set(range: range, type: type) }
    }

    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
        chart { $0.xScale.set(type: type) }
    }
}

extension View {
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chart { $0.yScale.set(domain: domain._domain, range: range, type: type) }
    }

    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.yScale.set(domain: domain._domain, type: type) }
    }

    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.yScale.set(range: range, type: type) }
    }

    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
        chart { $0.yScale.set(type: type) }
    }
}
