// SPDX-License-Identifier: MIT

import Screens
import Drawing
import Foundation
import Motion
import Observation
import SwiftUI
import TestSupport
import Testing

/// An update evaluates the bodies of views whose values differ by SwiftUI's rule, and the bodies that have read changed
/// state. It evaluates no others.
@Suite @MainActor
struct EvaluationTests {
    /// Counts evaluations by name.
    private final class Count {
        private var counts: [String: Int] = [:]
        func note(_ name: String) { counts[name, default: 0] += 1 }

        /// The number of evaluations by name since the last call.
        func take() -> [String: Int] {
            defer { counts = [:] }
            return counts
        }
    }

    /// Evaluates its content again when its handle runs.
    private struct Root<Content: View>: View {
        @State private var number = 0
        let handle: Handle
        @ViewBuilder let content: (Int) -> Content

        var body: some View {
            let _ = handle.run = { number += 1 }
            VStack { content(number) }
        }
    }

    private struct Plain: View {
        let number: Int
        var ratio = 0.5
        var isOn = false
        let count: Count

        var body: some View {
            let _ = count.note("plain")
            Color.red
        }
    }

    /// The number of evaluations of `content`'s body when the view around it is evaluated.
    private func evaluations<Content: View>(
        of count: Count, @ViewBuilder _ content: @escaping (Int) -> Content
    ) throws -> [String: Int] {
        let handle = Handle()
        let stage = Stage { Root(handle: handle, content: content) }
        _ = try stage.list()
        _ = count.take()
        handle.run()
        _ = try stage.list(at: 1)
        return count.take()
    }

    @Test func plainDataIsComparedByItsBytes() throws {
        let count = Count()
        #expect(try evaluations(of: count) { _ in Plain(number: 1, count: count) } == [:])
        #expect(try evaluations(of: count) { Plain(number: $0, count: count) } == ["plain": 1])
        #expect(try evaluations(of: count) { Plain(number: 1, ratio: Double($0), count: count) } == ["plain": 1])
        #expect(try evaluations(of: count) { Plain(number: 1, isOn: $0 > 0, count: count) } == ["plain": 1])
    }

    private struct Named: View {
        let name: String
        let tags: [String]
        let limit: Double?
        let color: Color
        let count: Count

        var body: some View {
            let _ = count.note("named")
            color
        }
    }

    @Test func equatableViewsAreCompared() throws {
        let count = Count()
        func named(_ number: Int, name: Bool = false, tag: Bool = false, limit: Bool = false, color: Bool = false)
            -> Named
        {
            Named(
                name: "a name that is too long to stand in place \(name ? number : 0)", tags: ["\(tag ? number : 0)"],
                limit: limit && number > 0 ? nil : 1, color: color && number > 0 ? .red : .blue, count: count)
        }
        #expect(try evaluations(of: count) { named($0) } == [:])
        #expect(try evaluations(of: count) { named($0, name: true) } == ["named": 1])
        #expect(try evaluations(of: count) { named($0, tag: true) } == ["named": 1])
        #expect(try evaluations(of: count) { named($0, limit: true) } == ["named": 1])
        #expect(try evaluations(of: count) { named($0, color: true) } == ["named": 1])
    }

    private final class Thing {}

    private struct Holder: View {
        let thing: Thing
        weak var other: Thing?
        let count: Count

        var body: some View {
            let _ = count.note("holder")
            Color.red
        }
    }

    @Test func objectsAreComparedByIdentity() throws {
        let (count, one, two) = (Count(), Thing(), Thing())
        #expect(try evaluations(of: count) { _ in Holder(thing: one, other: two, count: count) } == [:])
        #expect(
            try evaluations(of: count) { Holder(thing: $0 > 0 ? one : two, other: two, count: count) } == ["holder": 1])
        #expect(
            try evaluations(of: count) { Holder(thing: one, other: $0 > 0 ? one : two, count: count) } == ["holder": 1])
    }

    private struct Tapped: View {
        let action: () -> Void
        let count: Count

        var body: some View {
            let _ = count.note("tapped")
            Color.red
        }
    }

    private struct MaybeTapped: View {
        let action: (() -> Void)?
        let count: Count

        var body: some View {
            let _ = count.note("maybe tapped")
            Color.red
        }
    }

    @Test func closuresAreNeverTheSame() throws {
        let count = Count()
        #expect(try evaluations(of: count) { _ in Tapped(action: {}, count: count) } == ["tapped": 1])
        #expect(try evaluations(of: count) { _ in MaybeTapped(action: {}, count: count) } == ["maybe tapped": 1])
        #expect(try evaluations(of: count) { _ in MaybeTapped(action: nil, count: count) } == [:])
    }

    private struct OwnRule: View, @MainActor Equatable {
        let id: Int
        let action: () -> Void
        let count: Count

        static func == (a: Self, b: Self) -> Bool { a.id == b.id }

        var body: some View {
            let _ = count.note("own rule")
            Color.red
        }
    }

    @Test func aViewMayHaveARuleOfItsOwn() throws {
        let count = Count()
        #expect(try evaluations(of: count) { _ in OwnRule(id: 1, action: {}, count: count) } == [:])
        #expect(try evaluations(of: count) { OwnRule(id: $0, action: {}, count: count) } == ["own rule": 1])
    }

    private struct Card<Content: View>: View {
        let content: Content
        let count: Count

        init(count: Count, @ViewBuilder content: () -> Content) {
            self.count = count
            self.content = content()
        }

        var body: some View {
            let _ = count.note("card")
            content.padding()
        }
    }

    @Test func viewsInsideOfViewsAreComparedToo() throws {
        let count = Count()
        #expect(
            try evaluations(of: count) { _ in
                Card(count: count) {
                    Text("one").bold()
                    Spacer()
                }
            } == [:])
        #expect(
            try evaluations(of: count) { number in
                Card(count: count) {
                    Text("number \(number)")
                    Spacer()
                }
            } == ["card": 1])
        #expect(try evaluations(of: count) { _ in Card(count: count) { AnyView(Text("one")) } } == [:])
        #expect(
            try evaluations(of: count) { number in Card(count: count) { AnyView(Text(verbatim: "\(number)")) } }
                == ["card": 1])
        #expect(
            try evaluations(of: count) { _ in Card(count: count) { Button("one") {} } } == ["card": 1])
    }

    private struct Framed: ViewModifier {
        let width: CGFloat
        let count: Count

        func body(content: Content) -> some View {
            let _ = count.note("framed")
            content.frame(width: width)
        }
    }

    @Test func bodiesOfModifiersToo() throws {
        let count = Count()
        #expect(
            try evaluations(of: count) { _ in Plain(number: 1, count: count).modifier(Framed(width: 5, count: count)) }
                == [:])
        #expect(
            try evaluations(of: count) { number in
                Plain(number: 1, count: count).modifier(Framed(width: CGFloat(number), count: count))
            } == ["framed": 1])
        #expect(
            try evaluations(of: count) { number in
                Plain(number: number, count: count).modifier(Framed(width: 5, count: count))
            } == ["framed": 1, "plain": 1])
    }

    // MARK: Dependencies of bodies

    private struct Reader: View {
        @Environment(\.isEnabled) private var isEnabled
        let count: Count

        var body: some View {
            let _ = count.note("reader")
            (isEnabled ? Color.red : .blue).frame(width: 10, height: 10)
        }
    }

    @Test func environmentChangesEvaluateReaders() throws {
        let count = Count()
        func content(_ number: Int, changes: Bool) -> some View {
            HStack {
                Reader(count: count)
                Plain(number: 1, count: count)
            }
            .disabled(changes && number > 0)
        }
        #expect(try evaluations(of: count) { content($0, changes: false) } == [:])
        #expect(try evaluations(of: count) { content($0, changes: true) } == ["reader": 1])
    }

    private struct Layered: View {
        let count: Count

        var body: some View {
            let _ = count.note("layered")
            Plain(number: 1, count: count)
            Reader(count: count)
        }
    }

    @Test func theEnvironmentComesThroughBodiesThatDoNotReadIt() throws {
        let (count, handle) = (Count(), Handle())
        let stage = Stage {
            Root(handle: handle) { number in Layered(count: count).disabled(number > 0) }
        }
        #expect(try stage.colors().last == SystemColor.red.color(isDark: false, in: .iOS18))
        _ = count.take()
        handle.run()
        #expect(try stage.colors(at: 1).last == SystemColor.blue.color(isDark: false, in: .iOS18))
        #expect(count.take() == ["reader": 1])
    }

    @Observable final class Model {
        var one = 0
        var two = 0
    }

    private struct Observer: View {
        let model: Model
        let isOne: Bool
        let count: Count

        var body: some View {
            let _ = count.note(isOne ? "one" : "two")
            Text(verbatim: "\(isOne ? model.one : model.two)")
        }
    }

    @Test func observedPropertiesEvaluateReaders() throws {
        let (count, handle, model) = (Count(), Handle(), Model())
        let stage = Stage {
            Root(handle: handle) { _ in
                Observer(model: model, isOne: true, count: count)
                Observer(model: model, isOne: false, count: count)
            }
        }
        _ = try stage.list()
        _ = count.take()
        handle.run()
        _ = try stage.list(at: 1)
        #expect(count.take() == [:])
        model.one += 1
        handle.run()
        _ = try stage.list(at: 2)
        #expect(count.take() == ["one": 1])
        model.two += 1
        _ = try stage.list(at: 3)
        #expect(count.take() == ["two": 1])
    }

    private struct Counter: View {
        @State private var number = 0
        let name: String
        let (own, count): (Handle, Count)

        var body: some View {
            let _ = count.note(name)
            let _ = own.run = { number += 1 }
            Color.red.frame(width: CGFloat(10 + number), height: 10)
        }
    }

    @Test func stateBelowAViewThatIsTheSame() throws {
        let (count, root, one, two) = (Count(), Handle(), Handle(), Handle())
        let stage = Stage {
            Root(handle: root) { _ in
                Counter(name: "one", own: one, count: count)
                Counter(name: "two", own: two, count: count)
            }
        }
        _ = try stage.list()
        _ = count.take()
        root.run()
        two.run()
        #expect(try stage.list(at: 1).leaves.map(\.frame.width) == [10, 11])
        #expect(count.take() == ["two": 1])
    }

    // MARK: Transactions on their way through

    private struct Wrapping: View {
        let inner: Handle
        let count: Count

        var body: some View {
            let _ = count.note("wrapping")
            Counter(name: "inner", own: inner, count: count)
        }
    }

    /// The modifier's animation applies to all changes inside, even below an unchanged view.
    @Test func animationsReachChangedStateBelowAViewThatIsTheSame() throws {
        let (count, root, inner) = (Count(), Handle(), Handle())
        let stage = Stage {
            Root(handle: root) { number in
                Wrapping(inner: inner, count: count).animation(.linear(duration: 1), value: number)
            }
        }
        _ = try stage.list()
        _ = count.take()
        for _ in 0..<10 { inner.run() }
        root.run()
        #expect(try stage.list(at: 0.5).leaves.map(\.frame.width) == [10])
        #expect(try stage.list(at: 1).leaves.map(\.frame.width) == [15])
        #expect(count.take() == ["inner": 1])
    }

    /// If only a view's place changes, its leaves move there with the change's animation.
    @Test func viewsThatAreTheSameAreAnimatedToTheirNewPlaces() throws {
        let (count, root) = (Count(), Handle())
        let stage = Stage {
            Root(handle: root) { number in
                HStack(spacing: 0) {
                    Color.clear.frame(width: number > 0 ? 40 : 0, height: 1)
                    Card(count: count) { Box() }
                        .transaction { $0.animation = .linear(duration: 2) }
                    Spacer(minLength: 0)
                }
            }
        }
        let before = try stage.xs().last!
        _ = count.take()
        root.run()
        _ = try stage.list(at: 1)
        #expect(try stage.xs(at: 2).last! == before + 20)
        #expect(try stage.xs(at: 3).last! == before + 40)
        #expect(count.take() == [:])
    }
}
