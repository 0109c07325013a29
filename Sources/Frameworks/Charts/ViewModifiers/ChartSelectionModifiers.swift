// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    /// The value at which a finger is on the axis that lies.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart {
            $0.xSelection = { scale, selection in value.choose(selection, on: scale) }
            $0.selectsXRange = false
        }
    }

    /// The values over which a finger has moved on the axis that lies.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart {
            $0.xSelection = { scale, selection in range.chooseRange(selection, on: scale) }
            $0.selectsXRange = true
        }
    }

    /// The value at which a finger is on the axis that stands.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart {
            $0.ySelection = { scale, selection in value.choose(selection, on: scale) }
            $0.selectsYRange = false
        }
    }

    /// The values over which a finger has moved on the axis that stands.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart {
            $0.ySelection = { scale, selection in range.chooseRange(selection, on: scale) }
            $0.selectsYRange = true
        }
    }

    /// The sum of the values of all sectors up to where a finger is.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.angleSelection = { found in value.wrappedValue = found.flatMap { P(plotValue: $0) } } }
    }

    /// What takes the fingers on the plot, in place of what charts do of themselves.
    nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        // Called by views, which live on the main actor.
        nonisolated(unsafe) let gesture = gesture
        return chart {
            $0.gestures.append { proxy in
                AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)))
            }
        }
    }
}

extension Binding {
    fileprivate func choose<P: Plottable>(_ selection: ChartSelection, on scale: PositionScale) where Value == P? {
        if case .place(let place) = selection {
            wrappedValue = scale.value(at: place).flatMap { P(plotValue: $0) }
        } else {
            wrappedValue = nil
        }
    }

    fileprivate func chooseRange<P: Plottable & Comparable>(
        _ selection: ChartSelection, on scale: PositionScale
    ) where Value == ClosedRange<P>? {
        guard case .places(let start, let end) = selection,
            let first = scale.value(at: start).flatMap({ P(plotValue: $0) }),
            let last = scale.value(at: end).flatMap({ P(plotValue: $0) })
        else { return }
        wrappedValue = Swift.min(first, last)...Swift.max(first, last)
    }
}
