// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxis.visibility = visibility }
    }

    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.yAxis.visibility = visibility }
    }

    nonisolated public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let specs = AxisContentReader.specs(content)
        return chart { $0.xAxis.specs = specs }
    }

    nonisolated public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let specs = AxisContentReader.specs(content)
        return chart { $0.yAxis.specs = specs }
    }

    /// Warns; the axis is drawn unchanged.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { unsupported("chartXAxisStyle") }

    /// Warns; the axis is drawn unchanged.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { unsupported("chartYAxisStyle") }

    private nonisolated func unsupported(_ name: String) -> some View {
        onAppear { HostServices.warn("\(name): axes are drawn as they are") }
    }
}

public struct ChartAxisContent: View {
    public var body: some View { EmptyView() }
}

/// Reads axis content on the main actor. View modifiers run on the main actor, although they are declared nonisolated.
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
