// SPDX-License-Identifier: MIT

import Foundation

/// A scale before its length is known. `over(_:isUpright:)` sets the length.
struct ScaleModel {
    enum Domain: Equatable {
        case words([String])
        case line(Double, Double, isDate: Bool)
    }

    var domain: Domain
    var type = ScaleType.linear
    var isReversed = false
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0

    /// The scale for a plot whose length along this axis is `length` points.
    ///
    /// - Parameter isUpright: Whether the scale starts at the bottom.
    func over(_ length: CGFloat, isUpright: Bool) -> PositionScale {
        PositionScale(model: self, length: length, isUpright: isUpright)
    }

    var isDate: Bool { if case .line(_, _, true) = domain { true } else { false } }
}

/// Maps values to points from the plot's leading edge or top.
struct PositionScale {
    let model: ScaleModel
    let length: CGFloat
    let isUpright: Bool

    private var extent: CGFloat { length - model.startPadding - model.endPadding }

    /// Whether values run against the direction of the axis, as on a reversed scale. Categories on a y axis do so, too,
    /// because they run from top to bottom. For reversed categories on a y axis, the two reversals cancel out.
    private var isBackwards: Bool {
        let isWords = if case .words = model.domain { true } else { false }
        return model.isReversed != (isUpright && isWords)
    }

    /// Converts a fraction of the scale to points along the plot; the inverse of `fraction(_:)`.
    private func place(_ fraction: CGFloat) -> CGFloat {
        let fraction = isBackwards ? 1 - fraction : fraction
        let place = model.startPadding + extent * fraction
        return isUpright ? length - place : place
    }

    private func fraction(_ place: CGFloat) -> CGFloat {
        let place = isUpright ? length - place : place
        let fraction = extent == 0 ? 0 : (place - model.startPadding) / extent
        return isBackwards ? 1 - fraction : fraction
    }

    /// The position of a value; for a category, the centre of its band. Nil if the value does not fit the scale.
    func position(_ value: _PlotValue) -> CGFloat? {
        switch model.domain {
        case .words(let words):
            guard case .category(let word) = value, let index = words.firstIndex(of: word) else { return nil }
            return place((CGFloat(index) + 0.5) / CGFloat(words.count))
        case .line(let low, let high, _):
            guard var scalar = value.scalar, scalar.isFinite else { return nil }
            if model.type.kind == .log, scalar <= 0 { scalar = low }
            let (first, last) = (model.type.transformed(low), model.type.transformed(high))
            guard last != first else { return place(0.5) }
            return place(CGFloat((model.type.transformed(scalar) - first) / (last - first)))
        }
    }

    /// The width of a category's band; nil for continuous scales.
    var bandWidth: CGFloat? {
        guard case .words(let words) = model.domain, !words.isEmpty else { return nil }
        return abs(extent) / CGFloat(words.count)
    }

    /// The interval between two values, or the band of a category, in points.
    func band(_ value: _PlotValue, _ upper: _PlotValue?) -> (low: CGFloat, high: CGFloat)? {
        guard let position = position(value) else { return nil }
        if let bandWidth { return (position - bandWidth / 2, position + bandWidth / 2) }
        guard let upper, let end = self.position(upper) else { return (position, position) }
        return (min(position, end), max(position, end))
    }

    func value(at place: CGFloat) -> _PlotValue? {
        let fraction = Double(fraction(place))
        switch model.domain {
        case .words(let words):
            guard !words.isEmpty, fraction >= 0, fraction <= 1 else { return nil }
            return .category(words[min(Int(fraction * Double(words.count)), words.count - 1)])
        case .line(let low, let high, let isDate):
            let (first, last) = (model.type.transformed(low), model.type.transformed(high))
            let value = model.type.value(at: first + (last - first) * fraction)
            return isDate ? .date(value) : .number(value)
        }
    }
}
