// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension PlacedMark {
    /// Makes a mark with the extents of `item`, before stacking changes them.
    init(_ item: MarkItem) {
        self.item = item
        x = Self.extent(item.x)
        y = Self.extent(item.y)
        guard item.kind == .bar || item.kind == .area else { return }
        switch (item.x, item.y) {
        case (_, .interval), (_, .fixedInterval): growth = .upwards
        case (.interval, _), (.fixedInterval, _): growth = .sidewards
        case (_, .value(let point)) where point.isNumber: growth = .upwards
        case (.value(let point), _) where point.isNumber: growth = .sidewards
        default: break
        }
    }

    private static func extent(_ channel: Channel) -> Extent {
        switch channel {
        case .none: .all
        case .value(let point): .at(point.value, point.upper)
        case .interval(let start, let end): .between(start.value, end.upper ?? end.value)
        case .fixed(let place): .fixed(place)
        case .fixedInterval(let start, let end): .fixedBetween(start, end)
        }
    }
}

extension DataPoint {
    /// Whether the point is a single number, not a bin. Bars can grow to a single number.
    fileprivate var isNumber: Bool { if case .number = value { upper == nil } else { false } }
}

/// Stacks bars and areas, and sets marks side by side.
enum MarkStack {
    private struct Key: Hashable {
        let kind: MarkItem.Kind
        let growth: PlacedMark.Growth
        let at: [_PlotValue]
        let place: _PlotValue?
    }

    /// Lets bars and areas grow from zero, or from the end of the previous mark in their stack.
    static func stack(_ marks: inout [PlacedMark]) {
        var groups: [Key: [Int]] = [:]
        for (index, mark) in marks.enumerated() {
            guard let value = mark.grown else { continue }
            guard mark.item.stacking != .unstacked else {
                marks[index].grow(from: 0, to: value)
                continue
            }
            let at = (mark.growth == .upwards ? mark.x : mark.y).values
            let key = Key(
                kind: mark.item.kind, growth: mark.growth, at: at, place: mark.item.attributes.position?.value.value)
            groups[key, default: []].append(index)
        }
        for members in groups.values { stack(members, &marks) }
    }

    private static func stack(_ members: [Int], _ marks: inout [PlacedMark]) {
        var above = 0.0, below = 0.0
        let sum = members.reduce(0) { $0 + abs(marks[$1].grown ?? 0) }
        var last: (above: Int?, below: Int?)
        for index in members {
            guard var value = marks[index].grown else { continue }
            let method = marks[index].item.stacking
            if method == .normalized { value = sum > 0 ? value / sum * 100 : 0 }
            let shift = method == .center ? -sum / 2 : 0
            marks[index].isStacked = members.count > 1
            marks[index].isLast = false
            marks[index].isFirst = false
            if value >= 0 {
                marks[index].isFirst = above == 0
                marks[index].grow(from: above + shift, to: above + value + shift)
                above += value
                if value > 0 || last.above == nil { last.above = index }
            } else {
                marks[index].isFirst = below == 0
                marks[index].grow(from: below + shift, to: below + value + shift)
                below += value
                last.below = index
            }
        }
        for index in [last.above, last.below] { if let index { marks[index].isLast = true } }
    }

    /// Assigns slots to marks that set `position(by:)`.
    static func setBeside(_ marks: inout [PlacedMark]) {
        var values: [_PlotValue] = []
        for mark in marks {
            guard let value = mark.item.attributes.position?.value.value, !values.contains(value) else { continue }
            values.append(value)
        }
        guard !values.isEmpty else { return }
        for index in marks.indices {
            guard let position = marks[index].item.attributes.position,
                let place = values.firstIndex(of: position.value.value)
            else { continue }
            let axis = position.axis ?? (marks[index].besides ? .vertical : .horizontal)
            marks[index].place = (axis, place, values.count, position.span)
        }
    }
}

extension PlacedMark {
    /// The number that the mark grows to; nil if the mark does not grow.
    fileprivate var grown: Double? {
        switch growth {
        case .upwards: if case .at(.number(let value), nil) = y { value } else { nil }
        case .sidewards: if case .at(.number(let value), nil) = x { value } else { nil }
        case .none: nil
        }
    }

    fileprivate mutating func grow(from start: Double, to end: Double) {
        if growth == .upwards {
            y = .between(.number(start), .number(end))
        } else {
            x = .between(.number(start), .number(end))
        }
    }

    /// Whether marks beside each other are arranged vertically.
    fileprivate var besides: Bool {
        if growth != .none { return growth == .sidewards }
        if case .at(.category, _) = x { return false }
        if case .at(.category, _) = y { return true }
        return false
    }
}
