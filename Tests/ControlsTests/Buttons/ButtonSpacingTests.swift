// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite @MainActor struct ButtonSpacingTests {
    /// The gap between two views in a stack, in points.
    private func gap<A: View, B: View>(_ first: A, _ second: B) throws -> CGFloat {
        let boxes = try Stage(200, 200, scale: 3) {
            VStack {
                first.background(.red, in: Rectangle()); second.background(.blue, in: Rectangle())
            }
        }.list().leaves.map(\.frame)
        return boxes[2].minY - boxes[0].maxY
    }

    @Test func aButtonStandsDirectlyBelowAText() throws {
        let (text, button) = (Text(verbatim: "one"), Button("two") {})
        #expect(abs(try gap(text, button)) < 1e-6)
        #expect(try gap(text, Text(verbatim: "two")) > 1, "texts keep the distance of lines")
    }

    /// macOS buttons have a bezel that is 20 points high for text of 13 points, as in a picture by AppKit.
    @Test func bezelsOnMacOS() throws {
        var environment = EnvironmentValues()
        environment.systemPalette = .macOS15
        let button = Button("Go") {}.font(.system(size: 13))
        let mac = try Stage(100, 60, environment: environment) { button }.list().leaves
        #expect(mac.count > 1 && abs(mac[0].frame.height - 20) <= 0.5)
        #expect(try Stage(100, 60) { button }.list().leaves.count == 1)
        let bordered = try Stage(100, 60, environment: environment) { button.buttonStyle(.bordered) }.list().leaves
        #expect(bordered.map(\.frame) == mac.map(\.frame))
        let prominent = Stage(100, 60, environment: environment) { button.buttonStyle(.borderedProminent) }
        #expect(try prominent.list().leaves.map(\.frame) == mac.map(\.frame))
        #expect(try prominent.colors()[0] != Stage(100, 60, environment: environment) { button }.colors()[0])
    }

    @Test func linksHaveNoBezelOnMacOS() throws {
        var environment = EnvironmentValues()
        environment.systemPalette = .macOS15
        let link = Link("Go", destination: URL(string: "a:b")!).font(.system(size: 13))
        #expect(try Stage(100, 60, environment: environment) { link }.list().leaves.count == 1)
        #expect(try Stage(100, 60, environment: environment) { link.buttonStyle(.bordered) }.list().leaves.count > 1)
    }
}
