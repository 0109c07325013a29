// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct NavigationStackTests {
    private struct Pages: View {
        let notes: Notes
        @State var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("open", value: 7)
                    .navigationTitle("First")
                    .navigationDestination(for: Int.self) { Page(number: $0, notes: notes) }
            }
            .onChange(of: path) { notes.add("\(path)") }
        }
    }

    private struct Page: View {
        let number: Int
        let notes: Notes
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            VStack {
                NavigationLink("deeper", value: number + 1)
                Button("leave") { dismiss() }
            }
            .onAppear { notes.add("page \(number) \(isPresented)") }
            .navigationTitle("Page \(number)")
        }
    }

    private func stage<V: View>(_ taps: [(String, Double)], _ view: V) -> Stage {
        let stage = Stage(393, 852) { view }
        stage.host.play(EventScript(taps.map { .tap($0.0, at: $0.1) }))
        return stage
    }

    @Test func linksAppendToThePathAndTheBackButtonTakesAway() {
        let notes = Notes()
        let stage = stage([("open", 1), ("deeper", 2), ("Page 7", 3), ("First", 4)], Pages(notes: notes))
        stage.host.advance(to: 5)
        #expect(notes.lines == ["[7]", "page 7 true", "[7, 8]", "page 8 true", "[7]", "[]"])
        #expect(stage.host.warnings.isEmpty)
    }

    /// UIKit's spring of mass 3 and stiffness 1000, critically damped: with ω = √(1000 / 3), the rest of the way at the
    /// time t is (1 + ωt)·e^(-ωt). It is 0.1 % after 0.506 s. SwiftUI's springs move in steps and lag by up to 7 ms.
    @Test(arguments: [(0.1, 0.4552), (0.25, 0.0580), (0.4, 0.0056), (0.506, 0.001)])
    func pagesMoveWithTheSpringOfUIKit(time: Double, rest: Double) throws {
        let stage = Stage(400, 852) {
            NavigationStack {
                NavigationLink("open") { Color.red.frame(width: 50, height: 50) }
            }
        }
        stage.host.play(EventScript([.tap("open", at: 1)]))
        func x(at time: Double) throws -> CGFloat {
            try #require(try stage.list(at: time).leaves.first { $0.frame.width == 50 && $0.frame.height == 50 })
                .frame.minX
        }
        #expect(isClose(try x(at: 1 + time) - 175, 400 * rest, within: 2.6))
    }

    /// A covered page hides the keyboard.
    @Test func aFieldThatIsCoveredLosesTheFocus() {
        struct Search: View {
            let notes: Notes
            @State var text = ""
            @FocusState var isFocused: Bool
            var body: some View {
                NavigationStack {
                    VStack {
                        TextField("Name", text: $text).focused($isFocused)
                        NavigationLink("open") { Text("page") }
                    }
                }
                .onChange(of: isFocused) { notes.add("\(isFocused)") }
            }
        }
        let notes = Notes()
        let stage = stage([("Name", 1), ("open", 2)], Search(notes: notes))
        stage.host.advance(to: 1.5)
        #expect(notes.lines == ["true"])
        stage.host.advance(to: 2.2)
        #expect(notes.lines == ["true", "false"])
    }

    @Test func dismissGoesBack() {
        let notes = Notes()
        let stage = stage([("open", 1), ("leave", 2)], Pages(notes: notes))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["[7]", "page 7 true", "[]"])
    }

    /// An exhaustive host evaluates everything in each update, so the root registers its builder in each update. That
    /// must not cause another update, or the updates would never end.
    @Test func registeringABuilderCausesNoUpdate() throws {
        let taps = [("open", 1.0), ("deeper", 2.0)]
        let (shown, reference) = (stage(taps, Pages(notes: Notes())), stage(taps, Pages(notes: Notes())))
        reference.host.becomeExhaustive()
        reference.host.advance(to: 3)
        #expect(reference.host.warnings.isEmpty)
        try reference.host.verify(shown.list(at: 3))
    }

    /// A page is evaluated in the same update that replaces its builder, so it receives the update's transaction.
    @Test func animationsOfTheRootReachThePage() throws {
        struct Root: View {
            @State var isWide = false
            var body: some View {
                NavigationStack {
                    NavigationLink("open", value: 7)
                        .navigationDestination(for: Int.self) { _ in
                            VStack {
                                Button("widen") { withAnimation(.linear(duration: 1)) { isWide = true } }
                                Color.red.frame(width: isWide ? 100 : 20, height: 13)
                            }
                        }
                }
            }
        }
        let stage = stage([("open", 1), ("widen", 3)], Root())
        func width(at time: Double) throws -> CGFloat? {
            try stage.list(at: time).leaves.first { $0.frame.height == 13 }?.frame.width
        }
        #expect(try width(at: 2.9) == 20)
        #expect(try width(at: 3.5) == 60)
        #expect(try width(at: 4.1) == 100)
    }

    /// A page enters from the trailing edge, and the page below moves by less.
    @Test func pagesSlide() throws {
        struct Two: View {
            @State var isOpen = false
            var body: some View {
                NavigationStack {
                    Color.red.frame(width: 10, height: 10).onTapGesture { isOpen = true }
                        .navigationDestination(isPresented: $isOpen) { Color.blue.frame(width: 20, height: 20) }
                }
            }
        }
        let stage = Stage(300, 600) { Two() }
        stage.host.play(EventScript([.tap(CGPoint(x: 150, y: 300), at: 1)]))
        func x(_ side: CGFloat, at time: Double) throws -> CGFloat? {
            try stage.list(at: time).leaves.first { $0.frame.width == side }?.frame.minX
        }
        #expect(try x(20, at: 0.9) == nil)
        let (middle, below) = (try #require(try x(20, at: 1.1)), try #require(try x(10, at: 1.1)))
        #expect(middle > 140 && middle < 440 && below < 145)
        #expect(abs(try #require(try x(20, at: 3)) - 140) < 0.01)
        #expect(abs(try #require(try x(10, at: 3)) - (145 - 90)) < 0.01)
    }

    private struct Opened: View {
        let notes: Notes
        var hidesBackButton = false
        @State var isOpen = true
        var body: some View {
            NavigationStack {
                Color.red.frame(width: 10, height: 10)
                    .navigationDestination(isPresented: $isOpen) {
                        Color.blue.frame(width: 20, height: 20).navigationTitle("Page")
                            .navigationBarBackButtonHidden(hidesBackButton)
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .contentShape(Rectangle()).onTapGesture { notes.add("tap") }
                    }
                    .onChange(of: isOpen) { notes.add("\($1)") }
            }
        }
    }

    /// A finger that moves right at 200 points a second from 1 s on, and then rests.
    private func pull(_ view: Opened, from x: CGFloat, by way: CGFloat) throws -> Stage {
        let stage = Stage(300, 600) { view }
        let start = EventScript.Target.point(CGPoint(x: x, y: 300))
        stage.host.play(
            EventScript([
                try .init(
                    at: 1,
                    .drag(start, by: CGSize(width: way, height: 0), duration: Double(way) / 200, easing: .linear))
            ]))
        return stage
    }

    private func x(_ side: CGFloat, in stage: Stage, at time: Double) throws -> CGFloat? {
        try stage.list(at: time).leaves.first { $0.frame.width == side }?.frame.minX
    }

    @Test func aFingerFromTheEdgePullsThePageAway() throws {
        let notes = Notes()
        let stage = try pull(Opened(notes: notes), from: 5, by: 180)
        // After 0.75 s the finger has moved 150 of 300 points. The page has moved as far; the page below has moved half
        // of its 90 points.
        let page = try #require(try x(20, in: stage, at: 1.75))
        #expect(isClose(page, 140 + 150, within: 1e-6))
        #expect(isClose(try #require(try x(10, in: stage, at: 1.75)), 145 - 45, within: 1e-6))
        #expect(notes.lines == [])
        #expect(try x(20, in: stage, at: 4) == nil)
        #expect(try x(10, in: stage, at: 4) == 145)
        #expect(notes.lines == ["false"])
    }

    @Test func aPageThatIsPulledTooLittleComesBack() throws {
        let notes = Notes()
        let stage = try pull(Opened(notes: notes), from: 5, by: 60)
        #expect(isClose(try #require(try x(20, in: stage, at: 1.25)), 140 + 50, within: 1e-6))
        #expect(try #require(try x(20, in: stage, at: 4)) == 140)
        #expect(notes.lines == [])
    }

    @Test func theSwipeStartsAtTheEdgeAndNeedsABackButton() throws {
        let notes = Notes()
        for stage in [
            try pull(Opened(notes: notes), from: 60, by: 200),
            try pull(Opened(notes: notes, hidesBackButton: true), from: 5, by: 200),
        ] {
            #expect(try x(20, in: stage, at: 4) == 140)
        }
        #expect(notes.lines == [])
        // Views at the window's edge, where the swipe back begins, still receive taps.
        let stage = Stage(300, 600) { Opened(notes: notes) }
        stage.host.play(EventScript([.tap(CGPoint(x: 4, y: 300), at: 1)]))
        stage.host.advance(to: 2)
        #expect(notes.lines == ["tap"])
    }

    /// The content begins below the bar: 44 points, and 52 more with a large title.
    @Test(arguments: [(nil, 0), (.inline, 44), (.large, 96)] as [(NavigationBarItem.TitleDisplayMode?, CGFloat)])
    func contentKeepsClearOfTheBar(_ mode: NavigationBarItem.TitleDisplayMode?, _ height: CGFloat) throws {
        struct Page: View {
            let mode: NavigationBarItem.TitleDisplayMode?
            var body: some View {
                NavigationStack {
                    ZStack(alignment: .top) {
                        Color.green.ignoresSafeArea()
                        Color.red.frame(width: 7)
                    }
                    .modifier(Title(mode: mode))
                }
            }
        }
        struct Title: ViewModifier {
            let mode: NavigationBarItem.TitleDisplayMode?
            func body(content: Content) -> some View {
                if let mode {
                    content.navigationTitle("T").navigationBarTitleDisplayMode(mode)
                } else {
                    content
                }
            }
        }
        let stage = Stage(200, 400) { Page(mode: mode) }
        let leaves = try stage.list(at: 0).leaves
        let red = try #require(leaves.first { $0.frame.width == 7 })
        #expect(red.frame.minY == height && red.frame.maxY == 400)
        // The background extends beneath the bar.
        #expect(leaves.contains { $0.color == Color.green.resolve(.init()) && $0.frame.minY == 0 })
    }

    @Test func itemsFollowTheirPlacement() {
        let notes = Notes()
        let view = NavigationStack {
            Color.clear.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("left") { notes.add("left") } }
                    ToolbarItem(placement: .confirmationAction) { Button("right") { notes.add("right") } }
                }
        }
        let stage = Stage(393, 852) { view }
        stage.host.play(
            EventScript([.tap(CGPoint(x: 30, y: 22), at: 1), .tap(CGPoint(x: 360, y: 22), at: 2)]))
        stage.host.advance(to: 3)
        #expect(notes.lines == ["left", "right"])
    }

    /// An `if` without `else` compiles although no other branch helps to infer the type.
    @Test(arguments: [false, true])
    func itemsMayBeThere(isThere: Bool) {
        let notes = Notes()
        let view = NavigationStack {
            Color.clear.toolbar {
                if isThere {
                    ToolbarItem(placement: .cancellationAction) { Button("left") { notes.add("left") } }
                }
                if #available(iOS 18, *) {
                    ToolbarItem(placement: .confirmationAction) { Button("right") { notes.add("right") } }
                }
            }
        }
        let stage = Stage(393, 852) { view }
        stage.host.play(
            EventScript([.tap(CGPoint(x: 30, y: 22), at: 1), .tap(CGPoint(x: 360, y: 22), at: 2)]))
        stage.host.advance(to: 3)
        #expect(notes.lines == (isThere ? ["left", "right"] : ["right"]))
    }

    @Test func pathsHoldValuesOfAnyType() {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        #expect(path.count == 2 && !path.isEmpty)
        path.removeLast()
        #expect(path == NavigationPath([1]))
    }
}
