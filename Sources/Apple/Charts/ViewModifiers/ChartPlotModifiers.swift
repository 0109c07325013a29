// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        // Safe: the closure is called on the main actor only.
        nonisolated(unsafe) let content = content
        return chart { $0.plotStyles.append { AnyView(content(ChartPlotContent(content: $0))) } }
    }

    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        overlayPreferenceValue(ChartGeometryKey.self, alignment: alignment) { charts in
            return content(ChartProxy(chart: charts.first))
        }
    }

    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        backgroundPreferenceValue(ChartGeometryKey.self, alignment: alignment) { charts in
            return content(ChartProxy(chart: charts.first))
        }
    }
}
