// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

/// The touches of scripts are direct touches.
@MainActor @Suite struct GestureInputKindsTests {
    private let notes = Notes()

    private func run<Content: View>(_ kinds: GestureInputKinds, content: (GestureInputKinds) -> Content) throws -> Bool
    {
        let stage = Stage { content(kinds) }
        let (middle, edge) = (CGPoint(x: 50, y: 50), CGPoint(x: 90, y: 50))
        stage.host.play(
            EventScript([
                try .init(at: 1, .tap(.point(middle))), try .init(at: 3, .touch(.point(middle), .init(duration: 1))),
                try .init(at: 5, .drag(.point(middle), to: edge)),
            ]))
        stage.host.advance(to: 10)
        return !notes.lines.isEmpty
    }

    @Test(
        arguments: [(.all, true), ([.directTouch, .pencil], true), ([.pointer], false), ([], false)]
            as [(GestureInputKinds, Bool)])
    func gesturesIgnoreOtherTouches(_ kinds: GestureInputKinds, _ isSeen: Bool) throws {
        #expect(try run(kinds) { Color.red.gesture(TapGesture(inputKinds: $0).onEnded { notes.add("tap") }) } == isSeen)
        notes.lines = []
        #expect(
            try run(kinds) {
                Color.red.gesture(SpatialTapGesture(inputKinds: $0).onEnded { _ in notes.add("place") })
            } == isSeen)
        notes.lines = []
        #expect(
            try run(kinds) { Color.red.gesture(DragGesture(inputKinds: $0).onEnded { _ in notes.add("drag") }) }
                == isSeen)
        notes.lines = []
        #expect(
            try run(kinds) { Color.red.onLongPressGesture(inputKinds: $0, perform: { notes.add("press") }) } == isSeen)
        notes.lines = []
        #expect(try run(kinds) { Color.red.onTapGesture(inputKinds: $0) { _ in notes.add("tap") } } == isSeen)
    }
}
