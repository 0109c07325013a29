// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A mark before layout.
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
    /// A function whose sampled points replace the mark.
    var function: PlottedFunction?
    var attributes = MarkAttributes()
    /// The marks of this mark's mask; empty if it has none.
    var maskMarks: [MarkItem] = []
    /// Identifies the mark within the chart: positions in builders and ids of loops, outermost first.
    var identity: [AnyHashable] = []

    init(_ kind: Kind) { self.kind = kind }
}

/// A mark's position or extent along one axis.
enum Channel {
    /// The mark spans the whole axis.
    case none
    case value(DataPoint)
    case interval(DataPoint, DataPoint)
    /// Points from the start of the plot; nil: the centre.
    case fixed(CGFloat?)
    /// Points from the start of the plot; nil: the edge.
    case fixedInterval(CGFloat?, CGFloat?)

    /// The data values that the position consists of. Fixed distances in points are left out.
    var points: [DataPoint] {
        switch self {
        case .none, .fixed, .fixedInterval: []
        case .value(let point): [point]
        case .interval(let start, let end): [start, end]
        }
    }
}

struct SectorParts {
    let angle: DataPoint
    let innerRadius: MarkDimension
    let outerRadius: MarkDimension
    let angularInset: CGFloat
}

/// The attributes set by modifiers. Inner modifiers take precedence.
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

/// The offsets of a mark's edges, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
}

struct MarkShadow {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
}

struct MarkAccessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden: Bool?
}

enum SymbolSize {
    /// The area of a circle, in square points.
    case area(CGFloat)
    case size(CGSize)
}

enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}
