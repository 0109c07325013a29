// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

struct PlottedFunction {
    let x: Text
    let y: Text
    let domain: ClosedRange<Double>?
    /// Whether the domain belongs to a parameter rather than to the x axis.
    let isParametric: Bool
    /// Returns the point at an argument. `start` is the lower edge of an area; nil for a line.
    let point: (Double) -> (x: Double, y: Double, start: Double?)

    init(
        _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, isParametric: Bool = false,
        _ point: @escaping (Double) -> (x: Double, y: Double, start: Double?)
    ) {
        (self.x, self.y, self.domain) = (x, y, domain)
        self.isParametric = isParametric
        self.point = point
    }

    private static let steps = 256

    /// Samples the function into marks.
    ///
    /// - Parameter item: The mark of the function, whose attributes the samples copy.
    func marks(_ item: MarkItem, over axis: ClosedRange<Double>) -> [MarkItem] {
        let bounds = domain ?? axis
        return (0...Self.steps).compactMap { step in
            let argument =
                bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * Double(step) / Double(Self.steps)
            let place = point(argument)
            guard place.x.isFinite, place.y.isFinite else { return nil }
            var mark = item
            mark.function = nil
            // Makes each function a series of its own.
            mark.series = mark.series ?? DataPoint(label: y, value: .category("\(item.identity)"))
            mark.x = .value(DataPoint(label: x, value: .number(place.x)))
            let end = DataPoint(label: y, value: .number(place.y))
            mark.y = place.start.map { .interval(DataPoint(label: y, value: .number($0)), end) } ?? .value(end)
            mark.identity = item.identity + [step]
            return mark
        }
    }

    /// Replaces functions by sampled points.
    static func expand(_ items: [MarkItem], _ scale: ScaleConfiguration) -> [MarkItem] {
        guard items.contains(where: { $0.function != nil }) else { return items }
        // Infers the x domain from the chart's setting, the other marks and the functions' own domains.
        let found = items.flatMap { $0.x.points.flatMap { [$0.value, $0.upper].compactMap(\.self) } }
        let own = items.compactMap { $0.function?.isParametric == false ? $0.function?.domain : nil }
            .flatMap { [_PlotValue.number($0.lowerBound), .number($0.upperBound)] }
        let inferred = ScaleInference(found + own, hasPlaces: false, scale)
        let axis = inferred.map { $0.low...max($0.high, $0.low) } ?? 0...1
        return items.flatMap { item in item.function?.marks(item, over: axis) ?? [item] }
    }
}
