// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    /// What becomes of the plot.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        // Called by views, which live on the main actor.
        nonisolated(unsafe) let content = content
        return chart { $0.plotStyles.append { AnyView(content(ChartPlotContent(content: $0))) } }
    }

    /// A view in front of the chart, made from where its values lie.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        overlayPreferenceValue(ChartGeometryKey.self, alignment: alignment) { charts in
            return content(ChartProxy(chart: charts.first))
        }
    }

    /// A view behind the chart, made from where its values lie.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        backgroundPreferenceValue(ChartGeometryKey.self, alignment: alignment) { charts in
            return content(ChartProxy(chart: charts.first))
        }
    }
}
