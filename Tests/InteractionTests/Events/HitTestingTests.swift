// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

/// A stage whose tappable views note their names when tapped.
@MainActor
private struct Board {
    let notes = Notes()
    private let stage: Stage

    init<Content: View>(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder content: (Notes) -> Content) {
        let notes = notes
        stage = Stage(width, height) { content(notes) }
    }

    /// The joined names of the views that a tap at a point hits; empty if it hits none.
    func tap(_ x: CGFloat, _ y: CGFloat) throws -> String {
        notes.lines = []
        let start = stage.host.time + 1
        stage.host.play(EventScript([try .init(at: start, .tap(.point(CGPoint(x: x, y: y))))]))
        stage.host.advance(to: start + 0.5)
        return notes.lines.joined(separator: " ")
    }

    var warnings: [String] { stage.host.warnings }
}

extension View {
    fileprivate func says(_ name: String, _ notes: Notes) -> some View { onTapGesture { notes.add(name) } }
}

@MainActor
@Suite struct HitTestingTests {
    // MARK: Drawing order

    @Test func theFrontmostViewIsHit() throws {
        let board = Board { notes in
            ZStack {
                Color.red.says("back", notes)
                Color.blue.frame(width: 40, height: 40).says("front", notes)
            }
        }
        #expect(try board.tap(50, 50) == "front")
        #expect(try board.tap(5, 5) == "back")
    }

    @Test func zIndexIsDrawingOrder() throws {
        let board = Board { notes in
            ZStack {
                Color.red.says("red", notes).zIndex(1)
                Color.blue.says("blue", notes)
            }
        }
        #expect(try board.tap(50, 50) == "red")
    }

    @Test func aViewWithoutGestureCoversViewsBehind() throws {
        let board = Board { notes in
            ZStack {
                Color.red.says("red", notes)
                Color.blue.frame(width: 40, height: 40)
            }
        }
        #expect(try board.tap(50, 50) == "")
        #expect(try board.tap(5, 5) == "red")
    }

    @Test func outerGesturesGetTouchesThatInnerOnesIgnore() throws {
        let board = Board { notes in
            HStack(spacing: 0) {
                Color.red.says("inner", notes)
                Color.blue
            }
            .says("outer", notes)
        }
        #expect(try board.tap(25, 50) == "inner")
        #expect(try board.tap(75, 50) == "outer")
    }

    @Test func overlaysAreInFrontAndBackgroundsBehind() throws {
        let board = Board { notes in
            Color.red.frame(width: 40, height: 40).says("content", notes)
                .padding(10)
                .background { Color.blue.says("background", notes) }
                .overlay(alignment: .topLeading) { Box().says("overlay", notes) }
        }
        #expect(try board.tap(50, 50) == "content")
        #expect(try board.tap(75, 50) == "background")
        #expect(try board.tap(22, 22) == "overlay")
    }

    @Test func gapsAndPaddingAreNotHit() throws {
        let board = Board { notes in
            VStack(spacing: 20) {
                Color.red
                Color.blue
            }
            .padding(10)
            .says("stack", notes)
        }
        #expect(try board.tap(50, 50) == "")
        #expect(try board.tap(5, 50) == "")
        #expect(try board.tap(50, 20) == "stack")
        let spacer = Board { notes in
            HStack(spacing: 0) {
                Spacer()
                Box()
            }
            .says("row", notes)
        }
        #expect(try spacer.tap(20, 50) == "")
    }

    // MARK: Shapes

    @Test func shapesAreHitWithinTheirPath() throws {
        let board = Board { notes in Circle().says("disc", notes) }
        #expect(try board.tap(50, 50) == "disc")
        #expect(try board.tap(3, 3) == "")
        #expect(try board.tap(97, 50) == "disc")
    }

    @Test func strokesAreHitOnTheirOutline() throws {
        let board = Board { notes in Circle().inset(by: 10).stroke(.red, lineWidth: 6).says("ring", notes) }
        #expect(try board.tap(50, 50) == "")
        #expect(try board.tap(10, 50) == "ring")
        #expect(try board.tap(12.5, 50) == "ring")
        #expect(try board.tap(14, 50) == "")
    }

    @Test func invisibleViewsCannotBeHit() throws {
        let board = Board { notes in
            ZStack {
                Color.green.says("seen", notes)
                Color.clear.says("clear", notes)
                Rectangle().fill(.red.opacity(0)).says("transparent", notes)
                Color.red.says("faint", notes).opacity(0.001)
                Color.red.says("hidden", notes).hidden()
            }
        }
        #expect(try board.tap(50, 50) == "seen")
        let almost = Board { notes in Color.red.says("almost", notes).opacity(0.0011) }
        #expect(try almost.tap(50, 50) == "almost")
    }

    @Test func contentShapeReplacesTheShape() throws {
        let board = Board { notes in
            VStack(spacing: 60) {
                Circle()
                Circle()
            }
            .contentShape(Rectangle()).says("all", notes)
        }
        #expect(try board.tap(50, 50) == "all")
        let narrow = Board { notes in Color.red.contentShape(Circle()).says("disc", notes) }
        #expect(try narrow.tap(3, 3) == "")
        #expect(try narrow.tap(50, 50) == "disc")
        let clear = Board { notes in Color.clear.contentShape(Rectangle()).says("clear", notes) }
        #expect(try clear.tap(3, 3) == "clear")
    }

    /// A shape that records the rectangles that it is asked to fill.
    private struct Recorder: Shape {
        let notes: Notes

        func path(in rect: CGRect) -> Path {
            // Shapes are evaluated on the main actor, on the test's only thread.
            MainActor.assumeIsolated { notes.add(rect.text) }
            return Path(CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
        }
    }

    /// A shape gets a rectangle at (0, 0) with the size of its view, because authors write `Path(CGRect(x: 0, y: 0,
    /// …))`.
    @Test func shapesThatClipBeginAtZero() throws {
        let (asked, tapped) = (Notes(), Notes())
        let stage = Stage {
            Box(side: 20).clipShape(Recorder(notes: asked)).onTapGesture { tapped.add("clip") }
                .padding(.leading, 30)
        }
        let clipped = try stage.list()
        #expect(clipped.frames == ["55 40 20 20"])
        guard case .clip(let path, _)? = clipped.leaves[0].effects.first else { return #expect(Bool(false), "no clip") }
        #expect(path.boundingRect.text == "55 40 20 20")
        let shaped = Stage {
            Box(side: 20).contentShape(Recorder(notes: asked)).onTapGesture { tapped.add("shape") }
                .padding(.leading, 30)
        }
        for host in [stage.host, shaped.host] {
            host.play(EventScript([try .init(at: 1, .tap(.point(CGPoint(x: 57, y: 42))))]))
            host.advance(to: 2)
        }
        #expect(tapped.lines == ["clip", "shape"])
        #expect(Set(asked.lines) == ["0 0 20 20"])
    }

    /// As in SwiftUI, clips and masks do not restrict the touch area; content shapes do.
    @Test func clipsAndMasksDoNotKeepTouchesOut() throws {
        let clipped = Board { notes in Color.red.clipShape(Circle()).says("disc", notes) }
        #expect(try clipped.tap(3, 3) == "disc")
        let masked = Board { notes in Color.red.mask { Circle() }.says("disc", notes) }
        #expect(try masked.tap(3, 3) == "disc")
        let overflowing = Board { notes in
            ZStack {
                Color.blue.says("back", notes)
                Color.red.frame(width: 80, height: 80).frame(width: 20, height: 20).clipped().says("front", notes)
            }
        }
        #expect(try overflowing.tap(20, 50) == "front", "beside the frame, on what is clipped away")
        #expect(try overflowing.tap(5, 50) == "back")
        let shaped = Board { notes in Color.red.contentShape(Circle()).says("disc", notes) }
        #expect(try shaped.tap(3, 3) == "")
    }

    // MARK: Permission

    @Test func switchedOffViewsLetTouchesThrough() throws {
        let board = Board { notes in
            ZStack {
                Color.green.says("back", notes)
                Color.red.says("front", notes).allowsHitTesting(false)
                Color.red.says("disabled", notes).disabled(true)
            }
        }
        #expect(try board.tap(50, 50) == "back")
    }

    // MARK: Effects

    @Test func offsetsTakeTheHitAreaAlong() throws {
        let board = Board { notes in Box().offset(x: 30).says("box", notes) }
        #expect(try board.tap(80, 50) == "box")
        #expect(try board.tap(50, 50) == "")
    }

    @Test func rotationsAndScalesToo() throws {
        let bar = Board { notes in
            Color.red.frame(width: 80, height: 10).rotationEffect(.degrees(90)).says("bar", notes)
        }
        #expect(try bar.tap(50, 15) == "bar")
        #expect(try bar.tap(15, 50) == "")
        let large = Board { notes in Box().scaleEffect(4).says("large", notes) }
        #expect(try large.tap(35, 35) == "large")
        #expect(try large.tap(25, 35) == "")
        let nothing = Board { notes in Box().scaleEffect(0).says("nothing", notes) }
        #expect(try nothing.tap(50, 50) == "")
    }

    @Test func transformsAddUp() throws {
        // The view is rotated about the centre of its frame and then moved.
        let board = Board { notes in
            Color.red.frame(width: 60, height: 10).rotationEffect(.degrees(90)).offset(x: 20).says("bar", notes)
        }
        #expect(try board.tap(70, 25) == "bar")
        #expect(try board.tap(70, 85) == "")
        #expect(try board.tap(45, 50) == "")
    }

    @Test func perspectiveIsUndone() throws {
        // Rotated by 60° about the vertical axis: half as wide, and the near (left) edge taller than the far one.
        let board = Board { notes in
            Color.red.frame(width: 60, height: 60)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)).says("card", notes)
        }
        #expect(try board.tap(50, 50) == "card")
        #expect(try board.tap(22, 50) == "")
        #expect(try board.tap(78, 50) == "")
        let edge = Board { notes in
            Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)).says("edge", notes)
        }
        #expect(try edge.tap(50, 50) == "")
    }

    @Test func theHitAreaIsTheDrawnArea() throws {
        // The reference implementation: a point is hit if the drawn path, mapped to the window, contains it.
        let effects: [(Notes) -> any View] = [
            { notes in
                Ellipse().frame(width: 60, height: 30).rotationEffect(.degrees(30)).offset(x: 5, y: -8)
                    .says("x", notes)
            },
            { notes in
                Capsule().frame(width: 50, height: 40)
                    .rotation3DEffect(.degrees(50), axis: (x: 1, y: 0.4, z: 0.2), perspective: 0.7)
                    .scaleEffect(x: 1.2, y: 0.8, anchor: .topLeading).says("x", notes)
            },
        ]
        for effect in effects {
            let board = Board { AnyView(effect($0)) }
            let item = try Stage { AnyView(effect(Notes())) }.list().items[0]
            guard case .fill(let path, _, _) = item.content else { return #expect(Bool(false)) }
            for index in 0..<200 {
                let point = CGPoint(x: Double(index * 37 % 100) + 0.3, y: Double(index * 71 % 100) + 0.6)
                let source = point.applying(item.transform.inverted())
                #expect(try (board.tap(point.x, point.y) == "x") == path.contains(source), "at \(point)")
            }
        }
    }

    private struct Moving: View {
        let notes: Notes
        @State private var isMoved = false

        var body: some View {
            Box().offset(x: isMoved ? 400 : 0).says("box", notes)
                .onAppear { withAnimation(.linear(duration: 4)) { isMoved = true } }
        }
    }

    @Test func touchesHitMovingViewsAtTheirPresentPlace() throws {
        // The view moves at 100 points a second from x = 245. The touch comes between two frames.
        let notes = Notes()
        let stage = Stage(500, 100) { Moving(notes: notes) }
        stage.host.play(
            EventScript([
                try .init(at: 0.5, .tap(.point(CGPoint(x: 250, y: 50)))),
                try .init(at: 1.6, .tap(.point(CGPoint(x: 400, y: 50)))),
            ]))
        stage.host.advance(to: 0)
        stage.host.advance(to: 4)
        #expect(notes.lines == ["box"])
        #expect(stage.host.warnings.count == 1)
    }
}
