// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A scale of styles, symbols, dashes or sizes. `type` is stored but ignored.
struct VisualScale<Visual> {
    var domain: _ScaleDomain?
    var range: [Visual]?
    var isContinuous = false
    var mapping: ((_PlotValue) -> Visual?)?
    var pairs: [(value: _PlotValue, visual: Visual)] = []
    var type: ScaleType?

    mutating func set(domain: some ScaleDomain, type: ScaleType?) {
        (self.domain, self.type) = (domain._domain, type)
    }

    /// Sets the range and the type, and keeps the domain. `wrap` converts the values of the range to `Visual`.
    mutating func set<Range: ScaleRange>(range: Range, type: ScaleType?, _ wrap: (Range.VisualValue) -> Visual) {
        (self.range, isContinuous) = (range._visualValues.map(wrap), range._isContinuous)
        self.type = type
    }

    /// Sets domain and range, and resets everything else.
    mutating func set<Range: ScaleRange>(
        domain: some ScaleDomain, range: Range, type: ScaleType?, _ wrap: (Range.VisualValue) -> Visual
    ) {
        self = VisualScale(domain: domain._domain)
        set(range: range, type: type, wrap)
    }

    /// Values that are not of type `DataValue` get no visual.
    mutating func map<DataValue: Plottable>(_ mapping: @escaping (DataValue) -> Visual) {
        self.mapping = { DataValue(plotValue: $0).map(mapping) }
    }

    mutating func map<DataValue: Plottable>(domain: [DataValue], _ mapping: @escaping (DataValue) -> Visual) {
        self.domain = domain._domain
        map(mapping)
    }

    /// Pairs take precedence over `mapping` and `range`.
    mutating func pair<DataValue: Plottable, Given>(
        _ pairs: KeyValuePairs<DataValue, Given>, _ wrap: (Given) -> Visual
    ) {
        self.pairs = pairs.map { ($0.key.plotValue, wrap($0.value)) }
    }

    /// The scale's values in order, from its settings or from the marks.
    func values(_ found: [_PlotValue]) -> [_PlotValue] {
        if !pairs.isEmpty { return pairs.map(\.value) }
        switch domain?.choice {
        case .values(let values): return values
        case .automatic(_, let reversed, let modify):
            let values = reversed == true ? found.reversed() : found
            return modify?(values) ?? values
        case nil: return found
        }
    }

    /// The colour, symbol or size that the settings assign to a value; nil if they assign none.
    func visual(of value: _PlotValue, among values: [_PlotValue]) -> Visual? {
        if let pair = pairs.first(where: { $0.value == value }) { return pair.visual }
        if let mapping { return mapping(value) }
        guard let range, !range.isEmpty, let index = values.firstIndex(of: value) else { return nil }
        return range[index % range.count]
    }
}

extension Gradient {
    /// The colour at a location from 0 to 1.
    func color(at place: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard let next = stops.firstIndex(where: { Double($0.location) > place }) else { return last.color }
        guard next > 0 else { return first.color }
        let (low, high) = (stops[next - 1], stops[next])
        let width = Double(high.location - low.location)
        return low.color.mix(with: high.color, by: width > 0 ? (place - Double(low.location)) / width : 0)
    }
}
