// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

/// Insertion and removal of views.
@Suite @MainActor
struct TransitionTests {
    private static let second = Animation.linear(duration: 1)

    /// A view that depends on a step, which the test sets.
    @MainActor private struct Show {
        let box = StepBox()
        let stage: Stage

        init<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) throws {
            let box = box
            stage = Stage { Switching(box: box, content: content) }
            _ = try stage.list()
        }

        func set(_ step: Int, _ animation: Animation? = TransitionTests.second) {
            if let animation { withAnimation(animation) { box.set(step) } } else { box.set(step) }
        }
    }

    /// The leaf of a box at each of `times`; nil while it is gone. The box is inserted at 1 s and removed at 3 s.
    private func seen(
        _ transition: AnyTransition, at times: [Double], animation: Animation? = second
    ) throws -> [DrawnLeaf?] {
        let show = try Show { step in ZStack { if step == 1 { Box().transition(transition) } } }
        var leaves: [DrawnLeaf?] = []
        var hasCome = false, hasGone = false
        for time in times {
            if time >= 1, !hasCome {
                show.set(1, animation)
                hasCome = true
                _ = try show.stage.list(at: 1)
            }
            if time >= 3, !hasGone {
                _ = try show.stage.list(at: 2.9)
                show.set(0, animation)
                hasGone = true
                _ = try show.stage.list(at: 3)
            }
            leaves.append(try show.stage.list(at: time).leaves.first)
        }
        return leaves
    }

    private func frames(_ transition: AnyTransition, at times: [Double]) throws -> [String?] {
        try seen(transition, at: times).map { $0?.frame.text }
    }

    private func opacities(_ transition: AnyTransition, at times: [Double]) throws -> [Double?] {
        try seen(transition, at: times).map { $0?.opacity }
    }

    // MARK: Transitions

    /// When an interrupted transition ends, its modifiers are removed. After that, a change of the view's width must
    /// move its neighbour.
    @Test func aViewOutlivingItsTransitionMovesNeighbours() throws {
        let show = try Show { step in
            HStack(spacing: 0) {
                if step > 0 { Rectangle().frame(width: step == 2 ? 30 : 10, height: 10).transition(.scale) }
                Box()
            }
        }
        show.set(1)
        _ = try show.stage.list(at: 0.5)
        show.set(0)
        _ = try show.stage.list(at: 0.7)
        show.set(1, nil)
        let before = try #require(try show.stage.list(at: 3).leaves.last)
        show.set(2, nil)
        let after = try #require(try show.stage.list(at: 4).leaves.last)
        #expect(after.frame.minX - before.frame.minX == 10)
    }

    @Test func opacityFades() throws {
        let shown = try opacities(.opacity, at: [0, 1, 1.25, 2, 3, 3.25, 3.75, 4, 5])
        #expect(shown == [nil, nil, 0.25, 1, 1, 0.75, 0.25, nil, nil])
    }

    @Test func slideRunsThrough() throws {
        let shown = try frames(.slide, at: [1, 1.5, 2, 3.5, 3.9, 4])
        #expect(shown == ["35 45 10 10", "40 45 10 10", "45 45 10 10", "50 45 10 10", "54 45 10 10", nil])
    }

    @Test(arguments: [
        (Edge.top, "45 40 10 10"), (.bottom, "45 50 10 10"), (.leading, "40 45 10 10"), (.trailing, "50 45 10 10"),
    ])
    func moveComesFromAndGoesToAnEdge(_ edge: Edge, _ halfway: String) throws {
        #expect(try frames(.move(edge: edge), at: [1.5, 2, 3.5, 4]) == [halfway, "45 45 10 10", halfway, nil])
    }

    @Test func pushGoesOnAndFades() throws {
        let shown = try seen(.push(from: .bottom), at: [1.5, 3.5])
        #expect(shown.map { $0?.frame.text } == ["45 50 10 10", "45 40 10 10"])
        #expect(shown.map { $0?.opacity } == [0.5, 0.5])
    }

    @Test func scaleGrowsAboutItsAnchor() throws {
        #expect(try frames(.scale, at: [1.5, 2, 3.5]) == ["47.5 47.5 5 5", "45 45 10 10", "47.5 47.5 5 5"])
        let half = try frames(.scale(scale: 0.5, anchor: .topLeading), at: [1, 1.5, 2])
        #expect(half == ["45 45 5 5", "45 45 7.5 7.5", "45 45 10 10"])
    }

    @Test func offsetIsTheSameOnBothWays() throws {
        #expect(try frames(.offset(x: 20, y: -10), at: [1.5, 3.5]) == ["55 40 10 10", "55 40 10 10"])
    }

    @Test func blurReplaceComesIntoFocus() throws {
        let shown = try seen(.blurReplace, at: [1.5, 2.5])
        #expect(shown[0]?.frame.text == "45.25 45.25 9.5 9.5" && shown[0]?.opacity == 0.5)
        #expect(shown[0]?.effects.map(\.name).contains("blur") == true)
        #expect(shown[1]?.effects == [])
        let up = try frames(.blurReplace(.upUp), at: [1.5, 3.5])
        #expect(up == ["45.25 45.25 9.5 9.5", "44.75 44.75 10.5 10.5"])
    }

    @Test func identityWaitsForNothing() throws {
        #expect(try frames(.identity, at: [1, 2.9, 3]) == ["45 45 10 10", "45 45 10 10", nil])
    }

    @Test func asymmetricHasTwoWays() throws {
        let shown = try seen(.asymmetric(insertion: .scale, removal: .move(edge: .top)), at: [1.5, 2, 3.5, 4])
        #expect(shown.map { $0?.frame.text } == ["47.5 47.5 5 5", "45 45 10 10", "45 40 10 10", nil])
    }

    @Test func combinedDoesBoth() throws {
        let shown = try seen(.scale.combined(with: .slide.combined(with: .opacity)), at: [1.5, 2, 3.5, 4])
        #expect(shown.map { $0?.frame.text } == ["42.5 47.5 5 5", "45 45 10 10", "52.5 47.5 5 5", nil])
        #expect(shown.map { $0?.opacity } == [0.5, 1, 0.5, nil])
    }

    @Test func ownAnimationNeedsNoOther() throws {
        let fade = AnyTransition.opacity.animation(.linear(duration: 0.5))
        let shown = try seen(fade, at: [1.25, 1.5, 3.25, 3.5], animation: nil).map { $0?.opacity }
        #expect(shown == [0.5, 1, 0.5, nil])
        // The transition `fade` has an animation of its own. It overrides the animation with which the box is inserted
        // and removed.
        let both = try seen(fade.combined(with: .move(edge: .top)), at: [1.25, 3.25, 3.6])
        #expect(both.map { $0?.opacity } == [0.5, 0.5, nil])
        #expect(both.map { $0?.frame.minY } == [37.5, 42.5, nil])
    }

    private struct Turned: ViewModifier {
        let scale: CGFloat, opacity: Double
        func body(content: Content) -> some View { content.scaleEffect(scale).opacity(opacity) }
    }

    @Test func modifiersOfTheAuthor() throws {
        let turned = AnyTransition.modifier(
            active: Turned(scale: 0, opacity: 0), identity: Turned(scale: 1, opacity: 1))
        let shown = try seen(turned, at: [1.25, 2, 3.25, 4])
        #expect(shown.map { $0?.frame.width } == [2.5, 10, 7.5, nil])
        #expect(shown.map { $0?.opacity } == [0.25, 1, 0.75, nil])
    }

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: 10 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
        }
    }

    @Test func transitionsOfTheAuthor() throws {
        let show = try Show { step in
            ZStack { if step == 1 { Box().transition(Twirl().combined(with: .scale(0.5))) } }
        }
        show.set(1)
        #expect(try show.stage.frames(at: 1) == ["42.5 47.5 5 5"])
        #expect(try show.stage.frames(at: 1.5) == ["42.5 46.25 7.5 7.5"])
        #expect(try show.stage.frames(at: 2) == ["45 45 10 10"])
        show.set(0)
        _ = try show.stage.list(at: 3)
        #expect(try show.stage.frames(at: 3.5) == ["50 46.25 7.5 7.5"])
        #expect(try show.stage.opacities(at: 3.5) == [0.75])
        #expect(TransitionPhase.allValues == [-1, 0, 1])
    }

    // MARK: Rules

    @Test func theDefaultTransitionFades() throws {
        let show = try Show { step in VStack(spacing: 0) { if step == 1 { Box() } } }
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.opacities(at: 1.5) == [0.5])
        show.set(0)
        _ = try show.stage.list(at: 3)
        #expect(try show.stage.opacities(at: 3.25) == [0.75])
        #expect(try show.stage.opacities(at: 4) == [])
    }

    @Test func withoutAnimationThereIsNoTransition() throws {
        let shown = try seen(.slide, at: [1, 2, 3], animation: nil).map { $0?.frame.text }
        #expect(shown == ["45 45 10 10", "45 45 10 10", nil])
    }

    @Test func onlyTheInsertedRootMoves() throws {
        let show = try Show { step in
            ZStack {
                if step == 1 { HStack(spacing: 0) { Box().transition(.scale) }.transition(.move(edge: .top)) }
            }
        }
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.frames(at: 1.5) == ["45 40 10 10"])
    }

    /// The text of a removed branch takes no space and does not move with its neighbours.
    @Test func leavingViewsKeepTheirPlaceWithoutTakingSpace() throws {
        let show = try Show { step in
            VStack(spacing: 0) {
                Box(color: .red)
                if step == 1 { Box(color: .green) }
                Box(color: .blue)
            }
        }
        show.set(1, nil)
        #expect(try show.stage.frames(at: 1) == ["45 35 10 10", "45 45 10 10", "45 55 10 10"])
        show.set(0)
        // The leaving view is drawn behind the others.
        #expect(try show.stage.frames(at: 2) == ["45 45 10 10", "45 35 10 10", "45 55 10 10"])
        #expect(try show.stage.frames(at: 2.5) == ["45 45 10 10", "45 37.5 10 10", "45 52.5 10 10"])
        #expect(try show.stage.opacities(at: 2.5) == [0.5, 1, 1])
        #expect(try show.stage.frames(at: 3) == ["45 40 10 10", "45 50 10 10"])
    }

    @Test func leavingViewsAreDrawnBehindTheOthers() throws {
        let colors: [Color] = [.red, .green, .blue]
        let show = try Show { step in
            ZStack {
                ForEach([0, 1, 2].filter { step != 1 || $0 != 1 }, id: \.self) { Box(color: colors[$0]) }
            }
        }
        let before = try show.stage.colors(at: 0.5)
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.colors(at: 1.5) == [before[1], before[0], before[2]])
        #expect(try show.stage.opacities(at: 1.5) == [0.5, 1, 1])
        #expect(try show.stage.colors(at: 2) == [before[0], before[2]])
        show.set(0)
        _ = try show.stage.list(at: 3)
        #expect(try show.stage.opacities(at: 3.5) == [1, 0.5, 1])
        #expect(try show.stage.colors(at: 4) == before)
    }

    @Test func branchesCrossFade() throws {
        let show = try Show { step in
            ZStack { if step == 1 { Box(color: .red) } else { Box(color: .blue, side: 20) } }
        }
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.opacities(at: 1.25) == [0.75, 0.25])
        #expect(try show.stage.frames(at: 1.25) == ["40 40 20 20", "45 45 10 10"])
        #expect(try show.stage.opacities(at: 2) == [1])
    }

    @Test func anotherIDIsAnotherView() throws {
        let show = try Show { step in ZStack { Box().id(step).transition(.move(edge: .leading)) } }
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.xs(at: 1.25) == [42.5, 37.5])
        #expect(try show.stage.xs(at: 2) == [45])
    }

    /// A transition of a `Group` applies to the views in it, even to one with a transition of its own.
    @Test func outerTransitionsApplyToInnerViews() throws {
        let show = try Show { step in
            ZStack {
                Group {
                    if step == 1 { Box(color: .red).transition(.scale) } else { Box(color: .blue) }
                }
                .transition(.move(edge: .leading))
            }
        }
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.frames(at: 1.25) == ["42.5 45 10 10", "37.5 45 10 10"])
    }

    @Test func appearsAtOnceAndDisappearsAtTheEnd() throws {
        let notes = Notes()
        let show = try Show { step in
            Group { if step == 1 { Box().onAppear { notes.add("+") }.onDisappear { notes.add("-") } } }
                .onDisappear { notes.add("- outside") }
        }
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(notes.lines == ["+"])
        show.set(0)
        _ = try show.stage.list(at: 2)
        _ = try show.stage.list(at: 2.9)
        #expect(notes.lines == ["+"])
        _ = try show.stage.list(at: 3)
        #expect(notes.lines == ["+", "-", "- outside"])
    }

    @Test func anInterruptedInsertionReversesFromItsValue() throws {
        let show = try Show { step in ZStack { if step == 1 { Box() } } }
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(isClose(try show.stage.opacities(at: 1.4)[0], 0.4))
        show.set(0)
        #expect(isClose(try show.stage.opacities(at: 1.4)[0], 0.4))
        // The insertion continues beneath the removal, as described in `docs/semantics.md`, Retargeting.
        #expect(isClose(try show.stage.opacities(at: 1.9)[0], 0.45))
        #expect(try show.stage.opacities(at: 2.4) == [])
    }

    @Test func interruptedRemovalKeepsTheView() throws {
        let notes = Notes()
        let show = try Show { step in
            ZStack { if step < 2 { IdentityTests.Grower(name: "a", notes: notes) } }
        }
        #expect(try show.stage.frames(at: 0.5) == ["40 45 20 10"])
        show.set(2)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.opacities(at: 1.5) == [0.5])
        show.set(1)
        #expect(try show.stage.opacities(at: 1.5) == [0.5])
        #expect(try show.stage.opacities(at: 3) == [1])
        #expect(try show.stage.opacities(at: 9) == [1])
        #expect(notes.lines == ["+a"])
        // Without an animation, the view returns at once.
        show.set(2)
        _ = try show.stage.list(at: 10)
        _ = try show.stage.list(at: 10.5)
        show.set(1, nil)
        #expect(try show.stage.opacities(at: 10.6) == [1])
        #expect(notes.lines == ["+a"])
    }

    @Test func removedWithoutAnimationIsGoneAtOnce() throws {
        let show = try Show { step in ZStack { if step == 1 { Box() } } }
        show.set(1)
        _ = try show.stage.list(at: 1)
        show.set(0, nil)
        #expect(try show.stage.opacities(at: 1.5) == [])
        show.set(1, nil)
        #expect(try show.stage.opacities(at: 1.6) == [1])
    }

    /// Animations inside of a view continue while the view leaves.
    @Test func leavingViewsStayAlive() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Box().offset(x: CGFloat(count))
                    .onReceive(Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()) { _ in count += 1 }
            }
        }
        let show = try Show { step in ZStack { if step == 0 { Counter() } } }
        #expect(try show.stage.xs(at: 0.5) == [46])
        show.set(1)
        _ = try show.stage.list(at: 0.5)
        #expect(try show.stage.xs(at: 1.3) == [49])
        #expect(try show.stage.xs(at: 2) == [])
    }

    @Test func animationsOfModifiersReachTransitions() throws {
        let show = try Show { step in
            ZStack { if step == 1 { Box().transition(.move(edge: .top)) } }.animation(.linear(duration: 2), value: step)
        }
        show.set(1, nil)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.frames(at: 2) == ["45 40 10 10"])
    }

    @Test func groupsAndModifiersInBetween() throws {
        let show = try Show { step in
            VStack(spacing: 0) {
                Group { if step == 1 { Box().transition(.scale) } }.padding(5)
            }
        }
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.frames(at: 1.5) == ["47.5 47.5 5 5"])
        show.set(0)
        _ = try show.stage.list(at: 3)
        #expect(try show.stage.frames(at: 3.5) == ["47.5 47.5 5 5"])
        #expect(try show.stage.frames(at: 4) == [])
    }

    @Test func rightToLeftTurnsEdgesRound() throws {
        let show = try Show { step in
            ZStack { if step == 1 { Box().transition(.move(edge: .leading)) } }
                .environment(\.layoutDirection, .rightToLeft)
        }
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.frames(at: 1.5) == ["50 45 10 10"])
    }

    @Test func leavingViewsCannotBeTouched() throws {
        let notes = Notes()
        let show = try Show { step in
            ZStack {
                Color.red.onTapGesture { notes.add("behind") }
                if step == 0 { Box(side: 50).onTapGesture { notes.add("front") } }
            }
        }
        show.stage.host.play(
            EventScript(try [0.5, 1.5].map { try .init(at: $0, .tap(.point(CGPoint(x: 50, y: 50)))) }))
        _ = try show.stage.list(at: 1)
        show.set(1)
        _ = try show.stage.list(at: 1)
        #expect(try show.stage.opacities(at: 1.75) == [0.25, 1])
        #expect(notes.lines == ["front", "behind"])
    }
}

extension TransitionPhase {
    fileprivate static var allValues: [Double] { [Self.willAppear, .identity, .didDisappear].map(\.value) }
}
