// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrolling.axes = axes } }

    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotValue.scalar
        return chart { $0.scrolling.xLength = length }
    }

    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotValue.scalar
        return chart { $0.scrolling.yLength = length }
    }

    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart { $0.scrolling.xPosition = ScrollPositionLink(x) }
    }

    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chart { $0.scrolling.yPosition = ScrollPositionLink(y) }
    }

    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let value = initialX.plotValue
        return chart { $0.scrolling.xStart = value }
    }

    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        let value = initialY.plotValue
        return chart { $0.scrolling.yStart = value }
    }

    /// Warns: scrolling stops at any value.
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
                // Skips writes of an equal value, which would invalidate views.
                guard let typed = P(plotValue: value), typed.plotValue != binding.wrappedValue.plotValue else { return }
                binding.wrappedValue = typed
            })
    }
}

public protocol ChartScrollTargetBehavior {}

public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    public init(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(matching: matching, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
}

public struct MajorValueAlignment<Value: Plottable> {
    public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
    public static func unit(_ unit: Value) -> MajorValueAlignment<Value> { MajorValueAlignment() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
        MajorValueAlignment()
    }
}

public struct ValueAlignedLimitBehavior: Sendable {
    public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
    public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
    public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
}
