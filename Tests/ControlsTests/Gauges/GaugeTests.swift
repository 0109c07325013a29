// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct GaugeTests {
    private struct Bar: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.minimumValueLabel
                Color.red.frame(width: 40 * configuration.value, height: 10)
                configuration.maximumValueLabel
            }
        }
    }

    private func gauge(_ value: Double) -> some View {
        Gauge(value: value, in: 10...30) {
            Text("label")
        } currentValueLabel: {
            Text("now")
        } minimumValueLabel: {
            Box()
        } maximumValueLabel: {
            Box()
        }
    }

    @Test(arguments: [(10.0, 0.0), (20, 20), (40, 40)])
    func aStyleSeesTheValueAsAPartOfTheWay(value: Double, width: CGFloat) throws {
        let frames = try Stage { gauge(value).gaugeStyle(Bar()) }.list().leaves.map(\.frame)
        #expect(frames.last!.maxX - frames.first!.minX == 20 + width)
    }

    @Test func aLineIsFilledBetweenItsBounds() throws {
        let stage = Stage { Gauge(value: 0.25) { EmptyView() } }
        #expect(try stage.list().leaves.map(\.frame.width) == [100, 25])
    }

    @Test func roundOnesHave58Points() throws {
        let leaves = try Stage { Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity) }.list()
            .leaves
        // The frame of the ring's centre line; the ring is 6 points wide.
        #expect(leaves.first?.frame.text == "24 24 52 52")
    }
}
