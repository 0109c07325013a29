// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    /// Along which axes the plot scrolls.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrolling.axes = axes } }

    /// How much of the axis that lies is seen: numbers, seconds or a count of words.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotValue.scalar
        return chart { $0.scrolling.xLength = length }
    }

    /// How much of the axis that stands is seen: numbers, seconds or a count of words.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotValue.scalar
        return chart { $0.scrolling.yLength = length }
    }

    /// The first value that is seen on the axis that lies.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart { $0.scrolling.xPosition = ScrollPositionLink(x) }
    }

    /// The first value that is seen on the axis that stands.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chart { $0.scrolling.yPosition = ScrollPositionLink(y) }
    }

    /// The value on the axis that lies at which scrolling begins.
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let value = initialX.plotValue
        return chart { $0.scrolling.xStart = value }
    }

    /// The value on the axis that stands at which scrolling begins.
    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        let value = initialY.plotValue
        return chart { $0.scrolling.yStart = value }
    }

    /// At which values scrolling comes to rest. Here it does so wherever it is.
    nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View {
        onAppear {
            HostServices.warn("chartScrollTargetBehavior: charts come to rest wherever they are")
        }
    }
}

extension ScrollPositionLink {
    fileprivate init<P: Plottable>(_ binding: Binding<P>) {
        self.init(
            get: { binding.wrappedValue.plotValue },
            set: { value in
                // What is there already makes nobody anew.
                guard let typed = P(plotValue: value), typed.plotValue != binding.wrappedValue.plotValue else { return }
                binding.wrappedValue = typed
            })
    }
}

/// At which values a chart comes to rest.
public protocol ChartScrollTargetBehavior {}

/// A chart comes to rest at units of its axes.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// At dates that match.
    public init(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    /// At multiples of a unit.
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// At dates that match.
    public static func valueAligned(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(matching: matching, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
    /// At multiples of a unit.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
}

/// Larger units at which a chart comes to rest when it is thrown.
public struct MajorValueAlignment<Value: Plottable> {
    /// All that is seen at once.
    public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
    /// Multiples of a unit.
    public static func unit(_ unit: Value) -> MajorValueAlignment<Value> { MajorValueAlignment() }
    /// Dates that match.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
        MajorValueAlignment()
    }
}

/// How far a chart that is thrown may come.
public struct ValueAlignedLimitBehavior: Sendable {
    /// As the chart finds it good.
    public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
    /// To the next larger unit.
    public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
    /// As far as it is thrown.
    public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
}
