// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A mark of a chart, before anybody knows where its values lie.
struct MarkItem {
    enum Kind: Hashable { case area, bar, line, point, rectangle, rule, sector }

    let kind: Kind
    var x = Channel.none
    var y = Channel.none
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var series: DataPoint?
    var sector: SectorParts?
    var attributes = MarkAttributes()
    /// What the mark is seen through.
    var maskMarks: [MarkItem] = []
    /// Who the mark is among those of the chart.
    var identity: [AnyHashable] = []

    init(_ kind: Kind) { self.kind = kind }
}

/// How a mark lies along an axis.
enum Channel {
    /// All along the axis.
    case none
    case value(DataPoint)
    case interval(DataPoint, DataPoint)
    /// In points from the start of the plot; nil is the middle.
    case fixed(CGFloat?)
    /// In points from the start of the plot; nil is the edge.
    case fixedInterval(CGFloat?, CGFloat?)

    /// The values in it.
    var points: [DataPoint] {
        switch self {
        case .none, .fixed, .fixedInterval: []
        case .value(let point): [point]
        case .interval(let start, let end): [start, end]
        }
    }
}

/// What else there is to say of a sector.
struct SectorParts {
    let angle: DataPoint
    let innerRadius: MarkDimension
    let outerRadius: MarkDimension
    let angularInset: CGFloat
}

/// What modifiers say of a mark. What is said nearest to the mark counts.
struct MarkAttributes {
    var style: AnyShapeStyle?
    var styleValue: DataPoint?
    var symbol: MarkSymbol?
    var symbolValue: DataPoint?
    var symbolSize: SymbolSize?
    var symbolSizeValue: DataPoint?
    var lineStyle: StrokeStyle?
    var lineStyleValue: DataPoint?
    var interpolation: InterpolationMethod?
    var cornerRadius: (radius: CGFloat, style: RoundedCornerStyle)?
    var position: (value: DataPoint, axis: Axis?, span: MarkDimension)?
    var offset = MarkOffset()
    var opacity = 1.0
    var zIndex: Double?
    var clipShape: (shape: AnyShape, style: FillStyle)?
    var blur: CGFloat = 0
    var shadow: MarkShadow?
    var annotations: [MarkAnnotation] = []
    var alignsWithPlotArea: Bool?
    var accessibility = MarkAccessibility()
}

/// How far the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
}

struct MarkShadow {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
}

/// What is said of a mark to those who do not see it.
struct MarkAccessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden: Bool?
}

enum SymbolSize {
    /// That of a circle of so many square points.
    case area(CGFloat)
    case size(CGSize)
}

enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}
