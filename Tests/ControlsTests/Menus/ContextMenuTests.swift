// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ContextMenuTests {
    private let notes = Notes()

    @Test func aLongTouchOpensItAndATapChooses() {
        let stage = Stage(400, 600) { Text("Row").contextMenu { Button("Copy") { notes.add("copy") } } }
        stage.host.play(EventScript([.touch("Row", at: 1, .init(duration: 0.6)), .tap("Copy", at: 3)]))
        stage.host.advance(to: 4)
        #expect(notes.lines == ["copy"])
    }

    @Test func aTapDoesNotOpenIt() {
        let stage = Stage(400, 600) { Text("Row").contextMenu { Button("Copy") { notes.add("copy") } } }
        stage.host.play(EventScript([.tap("Row", at: 1), .tap("Copy", at: 3)]))
        stage.host.advance(to: 4)
        #expect(notes.lines.isEmpty)
    }

    @Test func aMenuOfNothingDoesNotOpen() throws {
        let stage = Stage(400, 600) { Text("Row").contextMenu {} }
        stage.host.play(EventScript([.touch("Row", at: 1, .init(duration: 0.6))]))
        let before = try stage.list(at: 0.5).leaves
        #expect(try stage.list(at: 3).leaves == before)
    }

    /// The lifted view is drawn once, after the blur that covers the window.
    @Test func theLiftedViewLiesAboveTheBlur() throws {
        let stage = Stage(400, 600, verifies: true) {
            VStack {
                Color.red.frame(width: 80, height: 40).contextMenu { Button("Copy") {} }
                Color.green.frame(width: 60, height: 30)
            }
        }
        stage.host.play(EventScript([.touch(CGPoint(x: 200, y: 290), at: 1, .init(way: [], duration: 0.8))]))
        let rest = try stage.list(at: 0.5)
        let open = try stage.list(at: 3)
        let blur = try #require(
            open.items.firstIndex {
                if case .fill(_, _, .backdrop) = $0.content { true } else { false }
            })
        func red(_ items: [DisplayItem]) -> [DrawnLeaf] {
            DisplayList(size: .zero, items: items).leaves.filter {
                $0.color.map { $0.red > 0.9 && $0.green < 0.4 && $0.blue < 0.4 } ?? false
            }
        }
        let before = try #require(red(rest.items).first)
        #expect(red(Array(open.items[..<blur])).isEmpty)
        let lifted = red(Array(open.items[blur...]))
        #expect(lifted.count == 1)
        #expect(abs(lifted[0].frame.midX - before.frame.midX) < 1 && abs(lifted[0].frame.midY - before.frame.midY) < 1)
        #expect(lifted[0].frame.width > before.frame.width)
    }

    @Test func aClosedMenuLeavesThePictureAsItWas() throws {
        let stage = Stage(400, 600, verifies: true) {
            Color.red.frame(width: 80, height: 40).contextMenu { Button("Copy") {} }
        }
        stage.host.play(
            EventScript([
                .touch(CGPoint(x: 200, y: 300), at: 1, .init(way: [], duration: 0.8)),
                .tap(CGPoint(x: 20, y: 20), at: 3),
            ]))
        let rest = try stage.list(at: 0.5).leaves
        for time in stride(from: 1.0, to: 4, by: 0.3) { _ = try stage.list(at: time) }
        #expect(try stage.list(at: 6).leaves == rest)
    }
}
