// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUI

/// A mark ready to draw, in points of the plot.
struct DrawnMark: Identifiable {
    enum Form {
        case box(BoxShape)
        case curve(CurveShape, StrokeStyle)
        case region(RegionShape)
        case symbol(SymbolMarkShape)
        case view(AnyView, CGPoint)
        case sector(SectorShape)
    }

    let id: AnyHashable
    let form: Form
    let bounds: CGRect
    let style: MarkStyle
    let attributes: MarkAttributes
    var mask: [DrawnMark] = []
    /// The hollow symbols, which cut holes into the line.
    var holes: [SymbolMarkShape] = []
    /// The accessibility label. A line has none: its points have labels.
    var label: Text?
    var value: Text?
}

/// Lays out a chart's marks in a plot.
struct MarkPlotter {
    let model: ChartModel
    let size: CGSize
    let x: PositionScale?
    let y: PositionScale?
    /// Pixels per point.
    let scale: CGFloat
    /// The least distance between neighbouring bars on each axis, in points; nil for fewer than two bars.
    private let (xDistance, yDistance): (CGFloat?, CGFloat?)

    init(_ model: ChartModel, size: CGSize, scale: CGFloat) {
        self.model = model
        self.size = size
        self.scale = scale
        x = model.x?.over(size.width, isUpright: false)
        y = model.y?.over(size.height, isUpright: true)
        xDistance = Self.neighbourDistance(x, model.marks, \.x)
        yDistance = Self.neighbourDistance(y, model.marks, \.y)
    }

    /// All marks in drawing order.
    func marks() -> [DrawnMark] {
        /// The marks in drawing order. All points of a line or area share one slot, at the position of the first point.
        var slots: [[PlacedMark]] = []
        var ranges: [Int: AngleRange] = [:]
        var lines: [LineKey: Int] = [:]
        for (index, mark) in model.marks.enumerated() {
            if mark.item.kind == .line || mark.item.kind == .area {
                let key = LineKey(mark)
                if let slot = lines[key] {
                    slots[slot].append(mark)
                    continue
                }
                lines[key] = slots.count
            }
            ranges[slots.count] = index < model.angles.count ? model.angles[index] : nil
            slots.append([mark])
        }
        let drawn = slots.enumerated().flatMap { slot, marks in
            let mark = marks[0]
            return switch mark.item.kind {
            case .line: line(LineKey(mark), marks)
            case .area: [area(LineKey(mark), marks)].compactMap(\.self)
            case .sector: [ranges[slot].flatMap { sector(mark, $0) }].compactMap(\.self)
            case .bar, .rectangle: [box(mark)].compactMap(\.self)
            case .point: [symbol(mark)].compactMap(\.self)
            case .rule: [rule(mark)].compactMap(\.self)
            }
        }
        // Marks with equal z index keep their order.
        return drawn.enumerated()
            .sorted { ($0.element.attributes.zIndex ?? 0, $0.offset) < ($1.element.attributes.zIndex ?? 0, $1.offset) }
            .map(\.element)
    }

    // MARK: Places

    /// The start and end of a mark along one axis, in points. Across a bar, they are the bar's two sides.
    ///
    /// - Parameter share: The fraction of a band or bin that the mark takes by default.
    private func reach(
        _ extent: PlacedMark.Extent, _ scale: PositionScale?, _ length: CGFloat, _ dimension: MarkDimension,
        _ place: (index: Int, count: Int, span: MarkDimension)?, share: CGFloat = 0.7
    ) -> (CGFloat, CGFloat)? {
        switch extent {
        case .all: return centered(length / 2, dimension.length(in: length, automatic: length))
        case .fixed(let point): return centered(point ?? length / 2, dimension.length(in: length, automatic: 0))
        case .fixedBetween(let start, let end): return (start ?? 0, end ?? length)
        case .between(let start, let end):
            guard let low = scale?.position(start), let high = scale?.position(end) else { return nil }
            return (min(low, high), max(low, high))
        case .at(let value, let upper):
            guard let band = scale?.band(value, upper) else { return nil }
            var (low, width) = (band.low, band.high - band.low)
            if width == 0 {
                // On a continuous scale, a bar is as wide as the least distance between neighbouring bars.
                width = (scale?.isUpright == true ? yDistance : xDistance) ?? min(length, 24)
                low -= width / 2
            }
            if let place {
                let span = place.span.length(in: width, automatic: width * 0.7)
                let each = span / CGFloat(place.count)
                low += (width - span) / 2 + each * CGFloat(place.index)
                width = each
            }
            return centered(low + width / 2, dimension.length(in: width, automatic: width * share))
        }
    }

    private func centered(_ middle: CGFloat, _ width: CGFloat) -> (CGFloat, CGFloat) {
        (middle - width / 2, middle + width / 2)
    }

    /// The midpoint of a mark along an axis.
    private func middle(
        _ extent: PlacedMark.Extent, _ scale: PositionScale?, _ length: CGFloat,
        _ place: (index: Int, count: Int, span: MarkDimension)?
    ) -> CGFloat? {
        reach(extent, scale, length, .ratio(1), place).map { ($0.0 + $0.1) / 2 }
    }

    private static func neighbourDistance(
        _ scale: PositionScale?, _ marks: [PlacedMark], _ extent: (PlacedMark) -> PlacedMark.Extent
    ) -> CGFloat? {
        guard let scale else { return nil }
        let all = marks.filter { $0.item.kind == .bar || $0.item.kind == .rectangle }
            .compactMap { mark -> CGFloat? in
                guard case .at(let value, nil) = extent(mark) else { return nil }
                return scale.position(value)
            }
        let places = Set(all).sorted()
        return zip(places, places.dropFirst()).map { $1 - $0 }.min()
    }

    private func place(_ mark: PlacedMark, _ axis: Axis) -> (index: Int, count: Int, span: MarkDimension)? {
        guard let place = mark.place, place.axis == axis else { return nil }
        return (place.index, place.count, place.span)
    }

    private func center(_ mark: PlacedMark) -> CGPoint? {
        guard let x = middle(mark.x, x, size.width, place(mark, .horizontal)),
            let y = middle(mark.y, y, size.height, place(mark, .vertical))
        else { return nil }
        let offset = mark.item.attributes.offset
        return CGPoint(x: x + offset.xStart, y: y + offset.yStart)
    }

    // MARK: Marks

    private func drawn(
        _ mark: PlacedMark, _ id: AnyHashable, _ form: DrawnMark.Form, _ bounds: CGRect
    ) -> DrawnMark {
        let attributes = mark.item.attributes
        let style =
            attributes.style
            ?? attributes.styleValue.map { model.visuals.style(of: $0.center) } ?? AnyShapeStyle(Color.blue)
        var part = CGRect(x: 0, y: 0, width: 1, height: 1)
        if attributes.alignsWithPlotArea != true, size.width > 0, size.height > 0 {
            part = CGRect(
                x: bounds.minX / size.width, y: bounds.minY / size.height, width: bounds.width / size.width,
                height: bounds.height / size.height)
        }
        var result = DrawnMark(
            id: id, form: form, bounds: bounds, style: MarkStyle(style: style, part: part), attributes: attributes)
        if !mark.mask.isEmpty {
            var masking = model
            masking.marks = mark.mask
            result.mask = MarkPlotter(masking, size: size, scale: scale).marks()
        }
        (result.label, result.value) = MarkDescription.texts(mark)
        return result
    }

    private func box(_ mark: PlacedMark) -> DrawnMark? {
        let item = mark.item, attributes = item.attributes
        // The fraction of a category's or bin's width that the mark fills by default.
        let share: CGFloat = item.kind == .rectangle ? 1 : 0.7
        guard
            let across = reach(mark.x, x, size.width, item.width, place(mark, .horizontal), share: share),
            let down = reach(mark.y, y, size.height, item.height, place(mark, .vertical), share: share)
        else { return nil }
        let offset = attributes.offset
        let (left, right) = (across.0 + offset.xStart, across.1 + offset.xEnd)
        let (top, bottom) = (down.0 + offset.yEnd, down.1 + offset.yStart)
        var rect = CGRect(
            x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
        if mark.isStacked { rect = onPixels(rect, mark.growth) }
        let shape = BoxShape(
            rect: rect, radii: radii(mark), style: attributes.cornerRadius?.style ?? .continuous,
            clip: attributes.clipShape?.shape)
        return drawn(mark, item.identity, .box(shape), rect)
    }

    /// Moves both ends of a bar to the nearest pixel boundaries, so that stacked bars show no gap.
    private func onPixels(_ rect: CGRect, _ growth: PlacedMark.Growth) -> CGRect {
        func onPixels(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        return growth == .upwards
            ? CGRect(x: left, y: onPixels(top), width: rect.width, height: onPixels(bottom) - onPixels(top))
            : CGRect(x: onPixels(left), y: top, width: onPixels(right) - onPixels(left), height: rect.height)
    }

    /// The corner radii: 2 points at the free end of a bar, unless set.
    private func radii(_ mark: PlacedMark) -> RectangleCornerRadii {
        if let radius = mark.item.attributes.cornerRadius?.radius {
            return RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        }
        guard mark.item.kind == .bar else { return RectangleCornerRadii() }
        let radius: CGFloat = 2
        // Whether the bar starts at the baseline, so that only one end is free. A bar between two values has two free
        // ends.
        let isGrown: Bool =
            switch (mark.growth, mark.item.x, mark.item.y) {
            case (.upwards, _, .value), (.sidewards, .value, _): true
            default: false
            }
        guard isGrown else {
            return RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        }
        guard mark.isLast else { return RectangleCornerRadii() }
        guard case .between(let start, let end) = mark.growth == .upwards ? mark.y : mark.x,
            let from = (mark.growth == .upwards ? y : x)?.position(start),
            let to = (mark.growth == .upwards ? y : x)?.position(end)
        else { return RectangleCornerRadii() }
        return mark.growth == .upwards
            ? to <= from
                ? RectangleCornerRadii(topLeading: radius, topTrailing: radius)
                : RectangleCornerRadii(bottomLeading: radius, bottomTrailing: radius)
            : to >= from
                ? RectangleCornerRadii(bottomTrailing: radius, topTrailing: radius)
                : RectangleCornerRadii(topLeading: radius, bottomLeading: radius)
    }

    private func rule(_ mark: PlacedMark) -> DrawnMark? {
        let item = mark.item
        let offset = item.attributes.offset
        let isUpright: Bool =
            switch (item.x, item.y) {
            case (.value, _), (.fixed, _): true
            default: false
            }
        let points: [CGPoint]
        if isUpright {
            guard let x = middle(mark.x, x, size.width, place(mark, .horizontal)),
                let reach = reach(mark.y, y, size.height, .automatic, nil)
            else { return nil }
            points = [
                CGPoint(x: x + offset.xStart, y: reach.0 + offset.yEnd),
                CGPoint(x: x + offset.xEnd, y: reach.1 + offset.yStart),
            ]
        } else {
            guard let y = middle(mark.y, y, size.height, place(mark, .vertical)),
                let reach = reach(mark.x, x, size.width, .automatic, nil)
            else { return nil }
            points = [
                CGPoint(x: reach.0 + offset.xStart, y: y + offset.yStart),
                CGPoint(x: reach.1 + offset.xEnd, y: y + offset.yEnd),
            ]
        }
        let bounds = CGRect(
            x: points[0].x, y: points[0].y, width: points[1].x - points[0].x, height: points[1].y - points[0].y)
        return drawn(
            mark, item.identity,
            .curve(CurveShape(vector: PointVector(points), method: .linear), strokeStyle(item, width: 1)), bounds)
    }

    private func strokeStyle(_ item: MarkItem, width: CGFloat) -> StrokeStyle {
        item.attributes.lineStyle ?? item.attributes.lineStyleValue.map { model.visuals.lineStyle(of: $0.center) }
            ?? (item.kind == .rule
                ? StrokeStyle(lineWidth: width) : StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }

    private func symbol(_ mark: PlacedMark) -> DrawnMark? {
        guard let center = center(mark) else { return nil }
        return symbol(mark, at: center, mark.item.identity)
    }

    private func symbol(_ mark: PlacedMark, at center: CGPoint, _ id: [AnyHashable]) -> DrawnMark {
        let attributes = mark.item.attributes
        let size: CGSize
        switch attributes.symbolSize {
        case .size(let given): size = given
        case .area(let area): size = Self.size(ofArea: area)
        case nil:
            size = Self.size(
                ofArea: attributes.symbolSizeValue.map { model.visuals.symbolArea(of: $0.center) }
                    ?? MarkVisuals.symbolArea)
        }
        let bounds = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        switch attributes.symbol {
        case .view(let view): return drawn(mark, id, .view(view, center), bounds)
        case .shape(let symbol):
            return drawn(
                mark, id, .symbol(SymbolMarkShape(center: center, size: size, symbol: symbol)), bounds)
        case nil:
            let symbol =
                attributes.symbolValue.map { model.visuals.symbol(of: $0.center) }
                ?? AnyChartSymbolShape(BasicChartSymbolShape(.circle))
            return drawn(
                mark, id, .symbol(SymbolMarkShape(center: center, size: size, symbol: symbol)), bounds)
        }
    }

    /// The size of a circle with the given area.
    private static func size(ofArea area: CGFloat) -> CGSize {
        let diameter = 2 * (max(area, 0) / .pi).squareRoot()
        return CGSize(width: diameter, height: diameter)
    }

    private func sector(_ mark: PlacedMark, _ range: AngleRange) -> DrawnMark? {
        guard let parts = mark.item.sector, range.end > range.start else { return nil }
        let full = min(size.width, size.height) / 2
        let outer = parts.outerRadius.radius(in: full, automatic: full)
        let inner = parts.innerRadius.radius(in: full, automatic: 0)
        let shape = SectorShape(
            start: range.start, end: range.end, innerRadius: Double(inner), outerRadius: Double(outer),
            inset: Double(parts.angularInset), cornerRadius: Double(mark.item.attributes.cornerRadius?.radius ?? 0))
        let bounds = CGRect(
            x: size.width / 2 - outer, y: size.height / 2 - outer, width: 2 * outer, height: 2 * outer)
        return drawn(mark, mark.item.identity, .sector(shape), bounds)
    }
}

extension MarkDimension {
    /// The length as a radius. For an inset, subtracts the inset from `full`, the radius of the whole circle.
    fileprivate func radius(in full: CGFloat, automatic: CGFloat) -> CGFloat {
        if case .inset(let value) = measure { return max(full - value, 0) }
        return length(in: full, automatic: automatic)
    }
}

// MARK: Lines and areas

/// Identifies the line or area that a point belongs to.
struct LineKey: Hashable {
    let kind: MarkItem.Kind
    let values: [_PlotValue?]

    init(_ mark: PlacedMark) {
        let attributes = mark.item.attributes
        kind = mark.item.kind
        // An explicit series overrides the grouping by style.
        if let series = mark.item.series {
            values = [series.center]
            return
        }
        values = [
            attributes.styleValue?.center, attributes.symbolValue?.center,
            attributes.lineStyleValue?.center, attributes.position?.value.center,
        ]
    }
}

extension MarkPlotter {
    /// A line, and the symbols at its points.
    private func line(_ key: LineKey, _ marks: [PlacedMark]) -> [DrawnMark] {
        let places = marks.compactMap { mark in center(mark).map { (mark: mark, center: $0) } }
        guard let first = places.first else { return [] }
        let points = places.map(\.center)
        let shape = CurveShape(
            vector: PointVector(points), method: first.mark.item.attributes.interpolation ?? .linear)
        let style = strokeStyle(first.mark.item, width: 2)
        var line = drawn(first.mark, AnyHashable(key), .curve(shape, style), Self.bounds(points))
        line.label = nil
        line.value = nil
        var symbols: [DrawnMark] = []
        for (mark, center) in places {
            let attributes = mark.item.attributes
            let hasSymbol = attributes.symbol != nil || attributes.symbolValue != nil || attributes.symbolSize.isShown
            let id = mark.item.identity + [AnyHashable("symbol")]
            if hasSymbol {
                symbols.append(symbol(mark, at: center, id))
            } else if !attributes.annotations.isEmpty {
                // Adds an invisible symbol, because each annotation belongs to a symbol.
                let clear = SymbolMarkShape(
                    center: center, size: .zero, symbol: AnyChartSymbolShape(BasicChartSymbolShape(.circle)))
                symbols.append(drawn(mark, id, .symbol(clear), CGRect(origin: center, size: .zero)))
            }
        }
        line = line.withoutAnnotations
        line.holes = symbols.compactMap { symbol in
            if case .symbol(let shape) = symbol.form { shape.hole } else { nil }
        }
        return [line] + symbols
    }

    private func area(_ key: LineKey, _ marks: [PlacedMark]) -> DrawnMark? {
        guard let first = marks.first else { return nil }
        let isUpright = first.growth == .sidewards
        var points: [CGPoint] = []
        for mark in marks {
            let offset = mark.item.attributes.offset
            if isUpright {
                guard let y = middle(mark.y, y, size.height, place(mark, .vertical)), let ends = ends(mark.x, x)
                else { continue }
                points += [
                    CGPoint(x: ends.0 + offset.xStart, y: y + offset.yStart),
                    CGPoint(x: ends.1 + offset.xEnd, y: y + offset.yEnd),
                ]
            } else {
                guard let x = middle(mark.x, x, size.width, place(mark, .horizontal)), let ends = ends(mark.y, y)
                else { continue }
                points += [
                    CGPoint(x: x + offset.xStart, y: ends.0 + offset.yStart),
                    CGPoint(x: x + offset.xEnd, y: ends.1 + offset.yEnd),
                ]
            }
        }
        guard !points.isEmpty else { return nil }
        let shape = RegionShape(
            vector: PointVector(points), method: first.item.attributes.interpolation ?? .linear, isUpright: isUpright)
        return drawn(first, AnyHashable(key), .region(shape), Self.bounds(points))
    }

    /// The start and end of an area at one point.
    private func ends(_ extent: PlacedMark.Extent, _ scale: PositionScale?) -> (CGFloat, CGFloat)? {
        guard case .between(let start, let end) = extent, let low = scale?.position(start),
            let high = scale?.position(end)
        else { return nil }
        return (low, high)
    }

    private static func bounds(_ points: [CGPoint]) -> CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension SymbolSize? {
    /// Whether the size is set and above zero. If so, the points of lines have symbols.
    fileprivate var isShown: Bool {
        switch self {
        case nil: false
        case .area(let area): area > 0
        case .size(let size): size.width > 0 && size.height > 0
        }
    }
}

extension DrawnMark {
    /// A copy of a line's mark without annotations, because they are drawn at the line's points instead.
    fileprivate var withoutAnnotations: DrawnMark {
        var attributes = attributes
        attributes.annotations = []
        return DrawnMark(
            id: id, form: form, bounds: bounds, style: style, attributes: attributes, mask: mask, label: label,
            value: value)
    }
}
