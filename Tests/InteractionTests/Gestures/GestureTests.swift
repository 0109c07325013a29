// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

@MainActor
@Suite struct GestureTests {
    private let notes = Notes()
    private let middle = CGPoint(x: 50, y: 50)

    private func run<Content: View>(
        _ events: [(Double, EventScript.Action)], until end: Double = 10, @ViewBuilder content: () -> Content
    ) throws -> [String] {
        let stage = Stage(content: content)
        stage.host.play(EventScript(try events.map { try .init(at: $0, $1) }))
        stage.host.advance(to: end)
        return notes.lines
    }

    private func drag(_ x: CGFloat, _ y: CGFloat = 0, duration: Double = 0.5) -> EventScript.Action {
        .drag(.point(middle), by: CGSize(width: x, height: y), duration: duration, easing: .linear)
    }

    private func text(_ point: CGPoint) -> String { "\(point.x.text) \(point.y.text)" }
    private func text(_ size: CGSize) -> String { "\(size.width.text) \(size.height.text)" }

    // MARK: Drag

    @Test func aDragReportsItsTranslation() throws {
        let lines = try run([(1, drag(40, -20))]) {
            Color.red.gesture(
                DragGesture()
                    .onChanged { if notes.lines.isEmpty { notes.add("from \(text($0.translation))") } }
                    .onEnded {
                        notes.add("to \(text($0.translation)), \(text($0.location)), \(text($0.startLocation))")
                    })
        }
        // The first change comes with the sample that passes 10 points: number 14 of 60.
        #expect(lines == ["from 9.33 -4.67", "to 40 -20, 90 30, 50 50"])
    }

    @Test func aDragBeginsAfterItsMinimumDistance() throws {
        func count(_ gesture: DragGesture) throws -> Int {
            notes.lines = []
            return try run([(1, drag(9))]) { Color.red.gesture(gesture.onChanged { _ in notes.add("") }) }.count
        }
        #expect(try count(DragGesture()) == 0)
        #expect(try count(DragGesture(minimumDistance: 5)) > 0)
        // One change for the touch, and one for each of 60 samples. The finger is lifted at the last sample.
        #expect(try count(DragGesture(minimumDistance: 0)) == 61)
    }

    @Test func aSteadyDragHasItsVelocity() throws {
        let lines = try run([(1, drag(40))]) {
            Color.red.gesture(
                DragGesture().onEnded {
                    notes.add("\(text($0.velocity)); \(text($0.predictedEndTranslation))")
                })
        }
        #expect(lines == ["80 0; 60 0"])
    }

    private struct Dragged: View {
        let space: CoordinateSpace
        var movesOutside = false
        @State private var offset = CGSize.zero

        var body: some View {
            let gesture = DragGesture(coordinateSpace: space).onChanged { offset = $0.translation }
            if movesOutside {
                Box().gesture(gesture).offset(offset)
            } else {
                Box().rotationEffect(.degrees(90)).offset(offset).gesture(gesture)
            }
        }
    }

    @Test func translationUsesTheGesturesCoordinates() throws {
        // Effects inside of the gesture's view move its drawing, but not its coordinate space.
        let stage = Stage { Dragged(space: .local) }
        stage.host.play(EventScript([try .init(at: 0, drag(30, 12))]))
        #expect(try stage.frames(at: 1) == ["75 57 10 10"])
        // The offset is outside of the gesture, so it moves the view's local space. Translations in `.global` space
        // stay the same.
        let outside = Stage { Dragged(space: .global, movesOutside: true) }
        outside.host.play(EventScript([try .init(at: 0, drag(30, 12))]))
        #expect(try outside.frames(at: 1) == ["75 57 10 10"])
    }

    @Test func spacesHaveNames() throws {
        let lines = try run([(1, drag(20))]) {
            VStack { Color.red.frame(width: 20, height: 20) }
                .gesture(
                    DragGesture(coordinateSpace: .named("board")).onEnded {
                        notes.add(text($0.startLocation))
                    }
                )
                .frame(width: 60, height: 60)
                .coordinateSpace(name: "board")
        }
        #expect(lines == ["30 30"])
    }

    // MARK: Two fingers

    @Test func aPinchReportsItsScale() throws {
        let lines = try run([(1, .pinch(.point(middle), scale: 0.5)), (3, .pinch(.point(middle), scale: 2))]) {
            Color.red.frame(width: 300, height: 300)
                .gesture(MagnificationGesture().onEnded { notes.add("\(($0 * 1000).rounded() / 1000)") })
        }
        #expect(lines == ["0.5", "2.0"])
    }

    @Test(arguments: [30.0, -90, 400])
    func aRotationReportsItsAngle(degrees: Double) throws {
        let lines = try run([(1, .rotate(.point(middle), by: .degrees(degrees)))]) {
            Color.red.frame(width: 300, height: 300)
                .gesture(RotationGesture().onEnded { notes.add("\(($0.degrees * 1000).rounded() / 1000)") })
        }
        #expect(lines == ["\(degrees)"])
    }

    @Test func anchorsAreInUnitsOfTheView() throws {
        let lines = try run([(1, .pinch(.point(CGPoint(x: 40, y: 60)), scale: 2))]) {
            Color.red.gesture(
                MagnifyGesture().onEnded {
                    notes.add("\($0.startAnchor.x.text) \($0.startAnchor.y.text), \(text($0.startLocation))")
                })
        }
        #expect(lines == ["0.4 0.6, 40 60"])
    }

    @Test func turningAndPinchingGoTogether() throws {
        let synthetic = EventScript.SyntheticTouch(fingers: 2, scale: 1.5, rotation: .degrees(20), duration: 0.5)
        let lines = try run([(1, .touch(.point(middle), synthetic))]) {
            Color.red.frame(width: 300, height: 300)
                .gesture(
                    SimultaneousGesture(RotationGesture(), MagnificationGesture())
                        .onEnded {
                            notes.add("\(($0.first?.degrees ?? 0).rounded()) \((($0.second ?? 0) * 10).rounded() / 10)")
                        })
        }
        #expect(lines == ["20.0 1.5"])
    }

    @Test func twoFingersAreNoDrag() throws {
        let lines = try run([(1, .pinch(.point(middle), scale: 2)), (3, drag(30))]) {
            Color.red.frame(width: 300, height: 300)
                .gesture(DragGesture().onEnded { _ in notes.add("drag") })
                .gesture(MagnificationGesture().onEnded { _ in notes.add("pinch") })
        }
        #expect(lines == ["pinch", "drag"])
    }

    /// A two-finger gesture of an inner view blocks the one-finger gestures of the views around it.
    @Test func anInnerPinchSwallowsTheDrag() throws {
        let lines = try run([(1, drag(30))]) {
            Color.red.frame(width: 300, height: 300)
                .gesture(MagnificationGesture().onEnded { _ in notes.add("pinch") })
                .gesture(DragGesture().onChanged { _ in notes.add("drag") })
        }
        #expect(lines == [])
    }

    // MARK: Long press

    private func press(_ duration: Double) -> EventScript.Action { .longPress(.point(middle), duration: duration) }

    @Test func aLongPressSucceedsWhileTheFingerIsDown() throws {
        let lines = try run([(1, press(1)), (3, press(0.4))]) {
            Color.red.onLongPressGesture(minimumDuration: 0.5) {
                notes.add("done \(Date().timeIntervalSinceReferenceDate)")
            } onPressingChanged: {
                notes.add("\($0) \(Date().timeIntervalSinceReferenceDate)")
            }
        }
        #expect(lines == ["true 1.0", "false 1.5", "done 1.5", "true 3.0", "false 3.4"])
    }

    @Test func aLongPressTakesHalfASecondByDefault() throws {
        let byModifier = try run([(1, press(1)), (3, press(0.49))]) {
            Color.red.onLongPressGesture { notes.add("done \(Date().timeIntervalSinceReferenceDate)") }
        }
        #expect(byModifier == ["done 1.5"])
        let byGesture = try run([(1, press(1)), (3, press(0.49))]) {
            Color.red.gesture(
                LongPressGesture().onEnded { _ in notes.add("ended \(Date().timeIntervalSinceReferenceDate)") })
        }
        #expect(byGesture == ["done 1.5", "ended 1.5"])
    }

    @Test func aLongPressFailsWhenTheFingerMoves() throws {
        let lines = try run([(1, drag(30, duration: 1))]) {
            Color.red.onLongPressGesture {
                notes.add("done")
            } onPressingChanged: {
                notes.add("\($0)")
            }
        }
        #expect(lines == ["true", "false"])
    }

    // MARK: State

    private struct Held: View {
        let notes: Notes
        var animation: Animation?
        @GestureState private var translation = CGSize.zero

        var body: some View {
            Box().offset(translation).gesture(
                DragGesture().updating($translation) { value, state, _ in state = value.translation }
                    .onEnded { _ in notes.add("ended at \(translation.width)") })
        }
    }

    @Test func theStateOfAGestureFallsBack() throws {
        let stage = Stage { Held(notes: notes) }
        stage.host.play(EventScript([try .init(at: 1, drag(30))]))
        #expect(try stage.xs(at: 0.9) == [45])
        #expect(isClose(Double(try stage.xs(at: 1.25)[0]), 60, within: 0.01))
        #expect(try stage.xs(at: 1.49)[0] > 70)
        #expect(try stage.xs(at: 1.5) == [45])
        // `onEnded` is called before the gesture state is reset.
        #expect(notes.lines == ["ended at 30.0"])
    }

    private struct Released: View {
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var x = 0.0
        var body: some View {
            Box().offset(x: x).gesture(
                DragGesture().updating($x) { value, state, _ in state = value.translation.width })
        }
    }

    @Test func theStateMayFallBackGradually() throws {
        let stage = Stage { Released() }
        stage.host.play(EventScript([try .init(at: 0, drag(40))]))
        _ = try stage.xs(at: 0.5)
        let start = Double(try stage.xs(at: 0.5)[0])
        #expect(isClose(Double(try stage.xs(at: 1)[0]), (start + 45) / 2, within: 0.01))
        #expect(try stage.xs(at: 2) == [45])
    }

    // MARK: Rights

    @Test func theInnerGestureComesFirst() throws {
        let lines = try run([(1, drag(30))]) {
            Color.red.gesture(DragGesture().onEnded { _ in notes.add("inner") })
                .gesture(DragGesture().onEnded { _ in notes.add("outer") })
        }
        #expect(lines == ["inner"])
    }

    @Test func highPriorityComesBeforeInside() throws {
        let lines = try run([(1, drag(30))]) {
            Color.red.gesture(DragGesture().onEnded { _ in notes.add("inner") })
                .highPriorityGesture(DragGesture().onEnded { _ in notes.add("outer") })
        }
        #expect(lines == ["outer"])
    }

    @Test func simultaneousGesturesShareTheFinger() throws {
        let lines = try run([(1, .tap(.point(middle)))]) {
            Color.red.onTapGesture { notes.add("inner") }
                .simultaneousGesture(TapGesture().onEnded { notes.add("outer") })
        }
        #expect(lines == ["inner", "outer"])
    }

    @Test func masksSilenceOneSide() throws {
        func tap(_ mask: GestureMask) throws -> [String] {
            notes.lines = []
            return try run([(1, .tap(.point(middle)))]) {
                Color.red.onTapGesture { notes.add("inner") }
                    .gesture(TapGesture().onEnded { notes.add("outer") }, including: mask)
            }
        }
        #expect(try tap(.all) == ["inner"])
        #expect(try tap(.gesture) == ["outer"])
        #expect(try tap(.subviews) == ["inner"])
        #expect(try tap(.none) == [])
    }

    @Test func aTapIsLeftToTheOuterViewWhenTheInnerDragFails() throws {
        let lines = try run([(1, .tap(.point(middle))), (2, drag(30))]) {
            Color.red.gesture(DragGesture().onEnded { _ in notes.add("drag") })
                .onTapGesture { notes.add("tap") }
        }
        #expect(lines == ["tap", "drag"])
    }

    @Test func aSequenceContinuesWithTheSameTouch() throws {
        let lines = try run([(1, drag(60, duration: 3))]) {
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture())
                    .onEnded { value in
                        if case .second(true, let drag?) = value { notes.add("drag \(text(drag.translation))") }
                    })
        }
        // The long press takes 0.1 s. The drag starts at the touch sample before that, 11/120 s after the touch began,
        // when the finger has moved 1.83 points.
        #expect(lines == ["drag 58.17 0"])
    }

    @Test func anExclusiveGestureIsTheFirstThatCan() throws {
        func lines(_ action: EventScript.Action) throws -> [String] {
            notes.lines = []
            return try run([(1, action)]) {
                Color.red.gesture(
                    TapGesture(count: 2).exclusively(before: TapGesture())
                        .onEnded { value in
                            switch value {
                            case .first: notes.add("double")
                            case .second: notes.add("single")
                            }
                        })
            }
        }
        #expect(try lines(.tap(.point(middle))) == ["single"])
        #expect(try lines(.tap(.point(middle), count: 2)) == ["double"])
    }

    @Test func tapsHaveAPlace() throws {
        let lines = try run([(1, .tap(.point(CGPoint(x: 60, y: 45))))]) {
            Color.red.frame(width: 40, height: 40).onTapGesture { notes.add(text($0)) }
        }
        #expect(lines == ["30 15"])
    }

    private struct Doubling: Gesture {
        let notes: Notes
        var body: some Gesture<Void> { TapGesture(count: 2).onEnded { notes.add("twice") } }
    }

    @Test func gesturesCanBeMadeOfOthers() throws {
        let lines = try run([(1, .tap(.point(middle), count: 2))]) { Color.red.gesture(Doubling(notes: notes)) }
        #expect(lines == ["twice"])
    }

    @Test func aDisabledViewFeelsNothing() throws {
        let lines = try run([(1, drag(30))]) {
            Color.red.gesture(DragGesture().onEnded { _ in notes.add("drag") }).disabled(true)
        }
        #expect(lines == [])
    }

    // MARK: Synthetic touches

    @Test func handsFindViewsByTheirLabels() throws {
        let lines = try run([(1, .drag(.label("Card"), to: CGPoint(x: 80, y: 50)))]) {
            Box().accessibilityLabel("Card")
                .gesture(DragGesture().onEnded { notes.add(text($0.translation)) })
        }
        #expect(lines == ["30 0"])
    }

    private struct Movable: View {
        let notes: Notes
        @State private var offset = CGSize.zero

        var body: some View {
            Box().offset(offset)
                .gesture(
                    DragGesture().onChanged { offset = $0.translation }
                        .onEnded { notes.add("\($0.startLocation.x.text) \($0.startLocation.y.text)") }
                )
                .accessibilityLabel("Card")
        }
    }

    @Test func handsFindViewsThatHaveMoved() throws {
        let lines = try run([
            (1, .drag(.label("Card"), by: CGSize(width: 30, height: 0))),
            (2, .drag(.label("Card"), by: CGSize(width: 0, height: 20))),
        ]) { Movable(notes: notes) }
        // Locations are in the coordinates of the gesture's view, which does not move with the box.
        #expect(lines == ["5 5", "35 5"])
    }

    @MainActor private final class Owned {}

    private struct Touched: View {
        let owned: Owned
        var body: some View {
            let owned = owned
            VStack {
                Color.red.gesture(DragGesture().onEnded { _ in _ = owned })
                Button("Go") { _ = owned }
            }
        }
    }

    @Test func touchedViewsAreReleased() throws {
        weak var leaked: Owned?
        weak var host: ViewHost?
        try {
            let owned = Owned()
            leaked = owned
            let stage = Stage { Touched(owned: owned) }
            host = stage.host
            stage.host.play(
                EventScript([
                    try .init(at: 1, .drag(.point(CGPoint(x: 50, y: 20)), by: CGSize(width: 20, height: 0))),
                    try .init(at: 3, .tap(.label("Go"))),
                ]))
            stage.host.advance(to: 5)
            #expect(stage.host.warnings.isEmpty)
        }()
        #expect(leaked == nil && host == nil)
    }

    @Test func aDragOnNothingIsReported() throws {
        let stage = Stage { Color.red }
        stage.host.play(EventScript([try .init(at: 1, drag(3))]))
        stage.host.advance(to: 3)
        #expect(
            stage.host.warnings == ["the drag at 1.0 s on (50, 50) met nothing; nothing can be touched"])
    }

    @Test func gesturesDoNotDependOnTheFrameRate() throws {
        func xs(_ times: [Double]) throws -> CGFloat {
            let stage = Stage { Held(notes: notes) }
            stage.host.play(EventScript([try .init(at: 0.1, drag(30))]))
            for time in times { stage.host.advance(to: time) }
            return try stage.xs(at: 0.4)[0]
        }
        #expect(try xs([]) == xs([0.01, 0.13, 0.24, 0.37]))
    }

    @Test func touchesAreDrawnOnRequest() throws {
        let stage = Stage { Color.red.gesture(DragGesture()) }
        stage.host.play(EventScript([try .init(at: 1, drag(30))]))
        #expect(try stage.list(at: 1.2).leaves.count == 1)
        stage.host.showsTouches = true
        #expect(try stage.frames(at: 1.25)[1] == "45 30 40 40")
        #expect(try stage.list(at: 2).leaves.count == 1)
    }

    @Test(arguments: [
        (EventScript.SyntheticTouch(fingers: 3, duration: 1), "the number of fingers is 3; it is 1 or 2"),
        (.init(duration: 0), "the duration of a touch is 0.0; it is a number from 0.01 to 3600.0"),
        (.init(fingers: 2, scale: 0, duration: 1), "the scale of a pinch is 0.0; it is a number from 0.01 to 100.0"),
        (
            .init(way: [.by(CGSize(width: Double.infinity, height: 0))], duration: 1),
            "a coordinate of a way is inf; it is a number from -1000000.0 to 1000000.0"
        ),
    ])
    func impossibleTouchesAreRefused(synthetic: EventScript.SyntheticTouch, message: String) {
        #expect(throws: EventScriptError(message)) {
            try EventScript.Event(at: 0, .touch(.point(.zero), synthetic))
        }
    }
}
