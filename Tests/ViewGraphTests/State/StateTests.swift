// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Motion
import TestSupport
import Testing
import SwiftUICore

@Suite @MainActor
struct StateTests {
    private struct Counter: View {
        @State private var width: CGFloat = 10
        let handle: Handle

        var body: some View {
            let _ = handle.run = { width += 10 }
            Color.red.frame(width: width, height: 10)
        }
    }

    private struct Parent: View {
        @State private var height: CGFloat = 0
        let (own, inner): (Handle, Handle)

        var body: some View {
            let _ = own.run = { height += 20 }
            VStack(spacing: 0) {
                Color.blue.frame(width: 10, height: height)
                Counter(handle: inner)
            }
        }
    }

    @Test func survivesEvaluationOfParents() throws {
        let (own, inner) = (Handle(), Handle())
        let stage = Stage { Parent(own: own, inner: inner) }
        _ = try stage.list()
        inner.run()
        own.run()
        #expect(try stage.frames(at: 1) == ["45 35 10 20", "40 55 20 10"])
        own.run()
        #expect(try stage.frames(at: 2).last == "40 65 20 10")
    }

    @Test func copiesOfOneViewHaveSeparateState() throws {
        let handle = Handle()
        let counter = Counter(handle: handle)
        let stage = Stage {
            VStack(spacing: 0) {
                counter; counter
            }
        }
        _ = try stage.list()
        handle.run()
        #expect(try stage.frames(at: 1) == ["45 40 10 10", "40 50 20 10"])
    }

    private struct Child: View {
        @Binding var width: CGFloat
        let handle: Handle

        var body: some View {
            let _ = handle.run = { width *= 2 }
            Color.red.frame(width: width, height: 10)
        }
    }

    private struct Owner: View {
        @State private var size = CGSize(width: 10, height: 10)
        let (own, inner): (Handle, Handle)

        var body: some View {
            let _ = own.run = { size.width += 1 }
            VStack(spacing: 0) {
                Child(width: $size.width, handle: inner)
                Color.blue.frame(width: size.width, height: 10)
            }
        }
    }

    @Test func bindingsReadAndWriteBothWays() throws {
        let (own, inner) = (Handle(), Handle())
        let stage = Stage { Owner(own: own, inner: inner) }
        #expect(try stage.frames().count == 2)
        inner.run()
        #expect(try stage.list(at: 1).leaves.map(\.frame.width) == [20, 20])
        own.run()
        inner.run()
        #expect(try stage.list(at: 2).leaves.map(\.frame.width) == [42, 42])
    }

    private struct Doubled: DynamicProperty {
        @State private var value = 1.0
        private(set) var shown = 0.0
        mutating func update() { shown = value * 2 }
        func increase() { value += 1 }
    }

    private struct NestedView: View {
        private var doubled = Doubled()
        let handle: Handle
        init(handle: Handle) { self.handle = handle }

        var body: some View {
            let _ = handle.run = { doubled.increase() }
            Color.red.frame(width: doubled.shown, height: 10)
        }
    }

    @Test func nestedDynamicProperties() throws {
        let handle = Handle()
        let stage = Stage { NestedView(handle: handle) }
        #expect(try stage.list().leaves.map(\.frame.width) == [2])
        handle.run()
        #expect(try stage.list(at: 1).leaves.map(\.frame.width) == [4])
    }

    private struct Endless: View {
        @State private var count = 0
        var body: some View { Box().onAppear { count += 1 }.onChange(of: count) { _, _ in count += 1 } }
    }

    @Test func endlessWritesAreStopped() throws {
        let stage = Stage { Endless() }
        #expect(try stage.list().leaves.count == 1)
        #expect(stage.host.warnings.count == 1)
    }

    private struct Slow: View {
        @State private var isOn = false
        var body: some View {
            Box(side: 1).opacity(isOn ? 1 : 0).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    /// Each block is its own transaction; many blocks do not count as an endless loop.
    @Test func manyTransactionsInOneTurn() throws {
        let stage = Stage { ZStack { ForEach(0..<300) { _ in Slow() } } }
        _ = try stage.list()
        #expect(stage.host.warnings.isEmpty)
        #expect(try stage.opacities(at: 0.5) == Array(repeating: 0.5, count: 300))
    }

    private struct Chain: View {
        @State private var value = 0
        let notes: Notes
        var body: some View {
            Box()
                .onChange(of: value) { old, new in
                    notes.add("\(old)→\(new)")
                    if new < 3 { value = new + 1 }
                }
                .onAppear { value = 1 }
                .onChange(of: value, initial: true) { notes.add("now \(value)") }
        }
    }

    @Test func onChangeFollowsEveryWrite() throws {
        let notes = Notes()
        let stage = Stage { Chain(notes: notes) }
        _ = try stage.list()
        #expect(notes.lines.filter { $0.contains("→") } == ["0→1", "1→2", "2→3"])
        #expect(notes.lines.first == "now 0")
        #expect(notes.lines.filter { $0.contains("now") }.count == 4)
    }

    @Test func innerViewsAppearFirst() throws {
        let notes = Notes()
        let stage = Stage {
            VStack {
                HStack {
                    Box().onAppear { notes.add("a") }; Box().onAppear { notes.add("b") }
                }
                .onAppear { notes.add("ab") }
                Box().onAppear { notes.add("c") }
            }
            .onAppear { notes.add("all") }
        }
        _ = try stage.list()
        #expect(notes.lines == ["a", "b", "ab", "c", "all"])
    }

    // MARK: Life and death

    private final class Payload {}
    private struct Keeper: View {
        @State var payload: Payload
        @State private var isOn = false
        var body: some View {
            GeometryReader { proxy in
                Circle().frame(width: isOn ? proxy.size.width : 1)
                    .background { Color.red }.mask { Color.black }
                    .animation(.linear.repeatForever(), value: isOn)
            }
            .onAppear { isOn = payload === payload }
            .onChange(of: isOn) { _, _ in _ = payload }
        }
    }

    @Test func aHostFreesEverything() throws {
        weak var payload: Payload?
        weak var host: ViewHost?
        do {
            let kept = Payload()
            let stage = Stage { Keeper(payload: kept) }
            (payload, host) = (kept, stage.host)
            _ = try stage.list()
            _ = try stage.list(at: 1)
        }
        #expect(host == nil)
        #expect(payload == nil)
    }

    /// A view whose body is evaluated in each frame of its animation.
    private struct Growing: View, Animatable {
        var width: Double
        let payload: Payload
        nonisolated var animatableData: Double {
            get { width }
            set { width = newValue }
        }

        var body: some View { Keeper(payload: payload).frame(width: width) }
    }

    private struct Grown: View {
        let payload: Payload
        @State private var isWide = false

        var body: some View {
            Growing(width: isWide ? 50 : 10, payload: payload)
                .onAppear { withAnimation(.linear(duration: 9)) { isWide = true } }
        }
    }

    /// A released host frees its views and their state, even before its first frame or during an animation.
    @Test(arguments: 0..<4) func aHostThatIsLeftInTheMiddleFreesEverything(_ what: Int) throws {
        weak var payload: Payload?
        weak var host: ViewHost?
        do {
            let kept = Payload()
            let stage = Stage { Grown(payload: kept) }
            (payload, host) = (kept, stage.host)
            if what == 0 { _ = stage.host.unplacedElement } else { _ = stage.host.shownElement }
            // Draws a frame of the animation, in which nodes are evaluated without an update.
            if what > 1 { _ = try stage.list(at: 1) }
            if what > 2 { stage.host.changeEnvironment { $0.colorScheme = .dark } }
        }
        #expect(host == nil)
        #expect(payload == nil)
    }

    private struct Vanishing: View {
        let handle: Handle
        let payload: () -> Payload
        @State private var isShown = true
        var body: some View {
            let _ = handle.run = { isShown = false }
            if isShown { Keeper(payload: payload()) }
        }
    }

    @Test func aRemovedViewFreesItsState() throws {
        weak var payload: Payload?
        let handle = Handle()
        let stage = Stage {
            Vanishing(handle: handle) {
                let made = Payload()
                payload = made
                return made
            }
        }
        _ = try stage.list()
        #expect(payload != nil)
        handle.run()
        #expect(try stage.list(at: 1).leaves.isEmpty)
        _ = try stage.list(at: 2)
        #expect(payload == nil)
    }
}
