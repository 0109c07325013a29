// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension View {
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart {
            $0.xSelection = { scale, selection in value.choose(selection, on: scale) }
            $0.selectsXRange = false
        }
    }

    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart {
            $0.xSelection = { scale, selection in range.chooseRange(selection, on: scale) }
            $0.selectsXRange = true
        }
    }

    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart {
            $0.ySelection = { scale, selection in value.choose(selection, on: scale) }
            $0.selectsYRange = false
        }
    }

    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart {
            $0.ySelection = { scale, selection in range.chooseRange(selection, on: scale) }
            $0.selectsYRange = true
        }
    }

    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.angleSelection = { found in value.wrappedValue = found.flatMap { P(plotValue: $0) } } }
    }

    nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        // Safe: the closure is called on the main actor only.
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
