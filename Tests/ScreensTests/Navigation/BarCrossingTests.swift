// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct BarCrossingTests {
    private struct Pages: View {
        var body: some View {
            NavigationStack {
                NavigationLink("go") {
                    Color.green
                        .navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
                        .toolbar { Color.red.frame(width: 9, height: 9) }
                }
                .navigationTitle("First").navigationBarTitleDisplayMode(.inline)
                .toolbar { Color.purple.frame(width: 9, height: 9) }
            }
        }
    }

    /// The left edge and the opacity of the first leaf with this colour; nil if there is none.
    private func seen(_ color: Color, in stage: Stage, at time: Double) throws -> (x: CGFloat, opacity: Double)? {
        try stage.list(at: time).leaves.first { $0.color == color.resolve(.init()) }.map {
            ($0.frame.minX, $0.opacity)
        }
    }

    private func stage() -> Stage {
        let stage = Stage(400, 800) { Pages() }
        stage.host.play(EventScript([.tap("go", at: 1)]))
        return stage
    }

    @Test func enteringItemsMoveAQuarterOfThePagesDistance() throws {
        let stage = stage()
        let halfway = try #require(try seen(.green, in: stage, at: 1.15)).x
        #expect(halfway > 50 && halfway < 350)
        let button = try #require(try seen(.red, in: stage, at: 1.15))
        #expect(button.opacity > 0 && button.opacity < 1)
        let end = try #require(try seen(.red, in: stage, at: 4))
        #expect(end.opacity == 1)
        #expect(isClose(button.x - end.x, halfway / 4, within: 0.5))
    }

    @Test func leavingItemsFadeBeforeTheyAreCovered() throws {
        let stage = stage()
        let start = try #require(try seen(.purple, in: stage, at: 0.9))
        #expect(start.opacity == 1)
        let button = try #require(try seen(.purple, in: stage, at: 1.05))
        #expect(button.opacity < 1 && button.x < start.x && start.x - button.x < 100)
        let page = try #require(try seen(.green, in: stage, at: 1.25)).x
        #expect(page < 200)
        #expect(try seen(.purple, in: stage, at: 1.25) == nil)
    }

    @Test func barsOfASheetRiseWithIt() throws {
        struct Sheets: View {
            @State private var isOpen = false
            var body: some View {
                Button("open") { isOpen = true }.sheet(isPresented: $isOpen) {
                    NavigationStack {
                        Text("a").toolbar { Color.red.frame(width: 9, height: 9) }
                    }
                }
            }
        }
        let stage = Stage(400, 800) { Sheets() }
        stage.host.play(EventScript([.tap("open", at: 1)]))
        let button = try #require(try seen(.red, in: stage, at: 1.1))
        let end = try #require(try seen(.red, in: stage, at: 4))
        #expect(button.x == end.x && button.opacity == 1)
    }
}
