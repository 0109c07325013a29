// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    /// Whether the axis that lies is seen.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxis.visibility = visibility }
    }

    /// Whether the axis that stands is seen.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.yAxis.visibility = visibility }
    }

    /// What the axis that lies shows.
    nonisolated public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let specs = AxisContentReader.specs(content)
        return chart { $0.xAxis.specs = specs }
    }

    /// What the axis that stands shows.
    nonisolated public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let specs = AxisContentReader.specs(content)
        return chart { $0.yAxis.specs = specs }
    }

    /// What becomes of the axis that lies.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { unsupported("chartXAxisStyle") }

    /// What becomes of the axis that stands.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { unsupported("chartYAxisStyle") }

    private nonisolated func unsupported(_ name: String) -> some View {
        onAppear { HostServices.warn("\(name): axes are drawn as they are") }
    }
}

/// An axis of a chart, for `chartXAxisStyle` and `chartYAxisStyle`.
public struct ChartAxisContent: View {
    /// The axis.
    public var body: some View { EmptyView() }
}

/// Modifiers are called by views, which live on the main actor.
private enum AxisContentReader {
    static func specs<Content: AxisContent>(_ content: () -> Content) -> [AxisMarksSpec] {
        nonisolated(unsafe) let content = content
        nonisolated(unsafe) var specs: [AxisMarksSpec] = []
        MainActor.assumeIsolated {
            var axis = _AxisSpecs()
            content()._collect(into: &axis)
            specs = axis.specs
        }
        return specs
    }
}
