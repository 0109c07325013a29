// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Context menus of list rows, opened by a press of 0.8 s.
@MainActor
@Suite struct RowMenuTests {
    private let notes = Notes()

    private func stage(_ isLink: Bool = false) -> Stage {
        Stage(390, 844, verifies: true) {
            NavigationStack {
                List(0..<4) { row in
                    if isLink {
                        NavigationLink("Row \(row)") { Text("Page").onAppear { notes.add("page") } }
                            .contextMenu { Button("Copy") { notes.add("copy \(row)") } }
                    } else {
                        Text("Row \(row)").contextMenu { Button("Copy") { notes.add("copy \(row)") } }
                    }
                }
            }
        }
    }

    private func press(_ x: CGFloat, _ y: CGFloat) -> EventScript.Event {
        .touch(CGPoint(x: x, y: y), at: 1, .init(way: [], duration: 0.8))
    }

    /// Presses the text, the gap after it, and the row's margin.
    @Test(arguments: [60, 300, 22] as [CGFloat])
    func aPressAnywhereOnARowOpensItsMenu(x: CGFloat) {
        let stage = stage()
        stage.host.play(EventScript([press(x, 82), .tap("Copy", at: 3)]))
        stage.host.advance(to: 4)
        #expect(notes.lines == ["copy 1"])
    }

    /// A press that opened a menu does not follow the row's link.
    @Test func aPressOnALinkOpensItsMenuOnly() {
        let stage = stage(true)
        stage.host.play(EventScript([press(60, 82), .tap("Copy", at: 3)]))
        stage.host.advance(to: 4)
        #expect(notes.lines == ["copy 1"])
    }

    /// The lifted copy is the row's background of 350 × 44 points, enlarged by 3 %.
    @Test func theWholeRowIsLifted() throws {
        let stage = stage()
        stage.host.play(EventScript([press(60, 82)]))
        let open = try stage.list(at: 3)
        let blur = try #require(
            open.items.firstIndex {
                if case .fill(_, _, .backdrop) = $0.content { true } else { false }
            })
        let lifted = DisplayList(size: .zero, items: [open.items[blur + 1]]).leaves
        let ground = try #require(lifted.first)
        #expect(abs(ground.frame.width - 350 * 1.03) < 0.5, "\(lifted.map(\.frame.text))")
        #expect(abs(ground.frame.height - 44 * 1.03) < 0.5)
    }
}
