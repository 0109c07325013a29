// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Settings that chart modifiers on a view apply to all charts inside the view.
struct ChartConfiguration {
    var xAxis = AxisConfiguration()
    var yAxis = AxisConfiguration()
    var xScale = ScaleConfiguration()
    var yScale = ScaleConfiguration()
    var styles = VisualScale<AnyShapeStyle>()
    var styleGradient: Gradient?
    var symbols = VisualScale<AnyChartSymbolShape>()
    var symbolSizes = VisualScale<CGFloat>()
    var lineStyles = VisualScale<StrokeStyle>()
    var legend = LegendConfiguration()
    var plotStyles: [@MainActor (AnyView) -> AnyView] = []
    var xSelection: ((PositionScale, ChartSelection) -> Void)?
    var ySelection: ((PositionScale, ChartSelection) -> Void)?
    var selectsXRange = false
    var selectsYRange = false
    var angleSelection: ((_PlotValue?) -> Void)?
    var gestures: [@MainActor (ChartProxy) -> AnyView] = []
    var scrolling = ScrollConfiguration()
}

struct AxisConfiguration {
    var visibility = Visibility.automatic
    var specs: [AxisMarksSpec]?
    var titles: [AxisTitle] = []
}

struct AxisTitle {
    let content: @MainActor () -> AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
}

struct ScaleConfiguration {
    var domain: _ScaleDomain?
    var range: PlotDimensionScaleRange?
    var type: ScaleType?

    /// Sets the arguments that are not nil and keeps the other settings.
    mutating func set(
        domain: _ScaleDomain? = nil, range: (any PositionScaleRange)? = nil, type: ScaleType? = nil
    ) {
        if let domain { self.domain = domain }
        if let range { self.range = range as? PlotDimensionScaleRange }
        if let type { self.type = type }
    }
}

struct LegendConfiguration {
    var visibility: Visibility?
    var position: AnnotationPosition?
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

struct ScrollConfiguration {
    var axes: Axis.Set = []
    var xLength: Double?
    var yLength: Double?
    var xPosition: ScrollPositionLink?
    var yPosition: ScrollPositionLink?
    var xStart: _PlotValue?
    var yStart: _PlotValue?
}

/// A binding to the first visible value, with its type erased.
struct ScrollPositionLink {
    let get: () -> _PlotValue
    let set: (_PlotValue) -> Void
}

/// The selection that a drag makes; positions are in points along the axis.
enum ChartSelection {
    case none
    case place(CGFloat)
    case places(CGFloat, CGFloat)
}

private struct ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    var chartConfiguration: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    /// Changes the settings of the charts inside this view.
    nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chartConfiguration, transform: change)
    }
}
