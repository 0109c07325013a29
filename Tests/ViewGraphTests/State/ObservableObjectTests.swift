// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ObservableObjectTests {
    private final class Model: ObservableObject {
        @Published var x: CGFloat = 0
        @Published var name = "model"
        var silent = 0
    }

    @MainActor private final class Counter {
        var made = 0
        func make() -> Model {
            made += 1
            return Model()
        }
    }

    // MARK: Owners

    private struct Owner: View {
        @StateObject private var model: Model
        let handle: Handle

        init(counter: Counter, handle: Handle) {
            _model = StateObject(wrappedValue: counter.make())
            self.handle = handle
        }

        var body: some View {
            let _ = handle.run = { withAnimation(.linear(duration: 1)) { model.x += 10 } }
            Box().offset(x: model.x)
        }
    }

    private struct Parent: View {
        let (counter, own, inner): (Counter, Handle, Handle)
        @State private var width: CGFloat = 10
        @State private var id = 1

        var body: some View {
            let _ = own.run = { width += 10 }
            ZStack(alignment: .leading) {
                Owner(counter: counter, handle: inner).id(width > 20 ? 2 : 1)
                Color.red.frame(width: width, height: 1)
            }
        }
    }

    @Test func aStateObjectIsMadeOnceForEachIdentity() throws {
        let (counter, own, inner) = (Counter(), Handle(), Handle())
        let stage = Stage { Parent(counter: counter, own: own, inner: inner) }
        _ = try stage.list()
        inner.run()
        _ = try stage.list()
        #expect(counter.made == 1)
        own.run()
        _ = try stage.list(at: 2)
        #expect(counter.made == 1)
        #expect(try stage.xs(at: 2) == [50, 40])
        own.run()
        #expect(try stage.xs(at: 3) == [35, 35])
        #expect(counter.made == 2)
    }

    /// A change of an object inside `withAnimation` moves the box with that animation.
    @Test func changesAreAnimatedByTheirTransaction() throws {
        let (counter, handle) = (Counter(), Handle())
        let stage = Stage { Owner(counter: counter, handle: handle) }
        #expect(try stage.xs() == [45])
        handle.run()
        #expect(try stage.xs() == [45])
        #expect(try stage.xs(at: 0.5) == [50])
        #expect(try stage.xs(at: 2) == [55])
    }

    // MARK: Observers

    private struct Observer: View {
        @ObservedObject var model: Model
        let notes: Notes
        var body: some View {
            let _ = notes.add("body \(model.name)")
            Box().offset(x: model.x)
        }
    }

    private struct Exchange: View {
        let (first, second): (Model, Model)
        let (handle, notes): (Handle, Notes)
        @State private var showsSecond = false
        var body: some View {
            let _ = handle.run = { showsSecond = true }
            Observer(model: showsSecond ? second : first, notes: notes)
        }
    }

    @Test func anObserverFollowsItsPresentObject() throws {
        let (first, second, handle, notes) = (Model(), Model(), Handle(), Notes())
        second.name = "second"
        let stage = Stage { Exchange(first: first, second: second, handle: handle, notes: notes) }
        _ = try stage.list()
        first.x = 5
        first.silent = 1
        #expect(try stage.xs(at: 1) == [50])
        handle.run()
        #expect(try stage.xs(at: 2) == [45])
        first.x = 9
        _ = try stage.list(at: 3)
        second.x = 7
        #expect(try stage.xs(at: 4) == [52])
        #expect(notes.lines == ["body model", "body model", "body second", "body second"])
    }

    private struct Editor: View {
        @ObservedObject var model: Model
        let handle: Handle
        var body: some View {
            let _ = handle.run = { $model.x.animation(.linear(duration: 1)).wrappedValue = 20 }
            Child(x: $model.x)
        }
    }

    private struct Child: View {
        @Binding var x: CGFloat
        var body: some View { Box().offset(x: x) }
    }

    @Test func bindingsReachTheObject() throws {
        let (model, handle) = (Model(), Handle())
        let stage = Stage { Editor(model: model, handle: handle) }
        _ = try stage.list()
        handle.run()
        #expect(model.x == 20)
        #expect(try stage.xs() == [45])
        #expect(try stage.xs(at: 0.5) == [55])
    }

    // MARK: Environment

    private struct Inheriting: View {
        @EnvironmentObject private var model: Model
        let handle: Handle
        var body: some View {
            let _ = handle.run = { $model.x.wrappedValue += 3 }
            Box().offset(x: model.x)
        }
    }

    @Test func theInnermostObjectIsInherited() throws {
        let (outer, inner, handle) = (Model(), Model(), Handle())
        inner.x = 10
        let stage = Stage {
            HStack { Inheriting(handle: handle).environmentObject(inner) }.environmentObject(outer)
        }
        #expect(try stage.xs() == [55])
        handle.run()
        #expect(try stage.xs(at: 1) == [58])
        #expect(inner.x == 13)
    }

    @Test func aMissingObjectIsAnErrorThatNamesIt() throws {
        let stage = Stage { Inheriting(handle: Handle()) }
        let error = #expect(throws: (any Error).self) { try stage.list() }
        #expect(
            error.map { "\($0)" }
                == "no object of type Model in the environment of Inheriting: a view around it lacks "
                + ".environmentObject(_:)")
    }

    // MARK: Publishers

    private struct Receiver: View {
        @ObservedObject var model: Model
        let notes: Notes
        @State private var count = 0
        var body: some View {
            Box()
                .onReceive(model.$x) { notes.add("x \($0)") }
                .onReceive(model.$name.dropFirst()) {
                    notes.add($0)
                    count += 1
                }
        }
    }

    /// A publisher that sends its current value on subscription must not be resubscribed at each evaluation.
    @Test func theSamePublisherStaysSubscribed() throws {
        let (model, notes) = (Model(), Notes())
        let stage = Stage { Receiver(model: model, notes: notes) }
        _ = try stage.list()
        model.x = 1
        model.name = "b"
        _ = try stage.list(at: 1)
        #expect(notes.lines == ["x 0.0", "x 1.0", "b"])
        #expect(stage.host.warnings.isEmpty)
    }

    @MainActor private final class Ticker: ObservableObject {
        @Published var lines: [String] = []
        private var bag: Set<AnyCancellable> = []

        init() {
            Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
                .map(\.timeIntervalSinceReferenceDate).prefix(3)
                .sink { [weak self] in self?.lines.append("tick \($0)") }
                .store(in: &bag)
            Just("late").delay(for: .seconds(0.6), scheduler: DispatchQueue.main)
                .sink { [weak self] in self?.lines.append($0) }
                .store(in: &bag)
            let words = PassthroughSubject<String, Never>()
            words.debounce(for: .milliseconds(100), scheduler: DispatchQueue.main)
                .sink { [weak self] in self?.lines.append("debounced \($0) \(Date().timeIntervalSinceReferenceDate)") }
                .store(in: &bag)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                words.send("a")
                words.send("b")
            }
        }
    }

    private struct Ticking: View {
        @StateObject private var ticker = Ticker()
        let notes: Notes
        var body: some View { Box().onChange(of: ticker.lines) { notes.lines = ticker.lines } }
    }

    @Test func timersAndQueuesPublishInVirtualTime() throws {
        let notes = Notes()
        let stage = Stage { Ticking(notes: notes) }
        _ = try stage.list(at: 2)
        #expect(notes.lines == ["tick 0.25", "tick 0.5", "late", "tick 0.75", "debounced b 1.1"])
    }

    @Test func aRemovedViewStopsObserving() throws {
        weak var freed: Model?
        let model = Model()
        do {
            let stage = Stage { Observer(model: model, notes: Notes()) }
            _ = try stage.list()
            let inner = Model()
            freed = inner
            _ = try Stage { Observer(model: inner, notes: Notes()) }.list()
        }
        model.x = 1
        #expect(freed == nil)
    }
}
