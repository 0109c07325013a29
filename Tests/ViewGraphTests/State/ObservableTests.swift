// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ObservableTests {
    @Observable final class Model {
        var x: CGFloat = 0
        var width: CGFloat = 10
        var items = [1.0]
    }

    private struct Mover: View {
        let model: Model
        var notes = Notes()
        var body: some View {
            let _ = notes.add("mover")
            Box().offset(x: model.x)
        }
    }

    private struct Pair: View {
        @State private var model = Model()
        let (handle, notes): (Handle, Notes)
        var body: some View {
            let _ = notes.add("pair")
            let _ = handle.run = { withAnimation(.linear(duration: 1)) { model.x += 10 } }
            Mover(model: model, notes: notes)
        }
    }

    /// Only bodies that have read the changed property are evaluated, in the change's transaction.
    @Test func readersFollowInTheTransaction() throws {
        let (handle, notes) = (Handle(), Notes())
        let stage = Stage { Pair(handle: handle, notes: notes) }
        #expect(try stage.xs() == [45])
        handle.run()
        #expect(try stage.xs() == [45])
        #expect(try stage.xs(at: 0.5) == [50])
        #expect(try stage.xs(at: 2) == [55])
        handle.run()
        #expect(try stage.xs(at: 2) == [55])
        #expect(try stage.xs(at: 4) == [65])
        #expect(notes.lines == ["pair", "mover", "mover", "mover"])
    }

    private struct Lists: View {
        let model: Model
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<2) { _ in Color.red.frame(width: model.width, height: 10) }
                GeometryReader { proxy in Color.blue.frame(width: min(model.width, proxy.size.width), height: 10) }
            }
        }
    }

    @Test func contentClosuresAreReadersToo() throws {
        let model = Model()
        let stage = Stage { Lists(model: model) }
        #expect(try stage.list().leaves.map(\.frame.width) == [10, 10, 10])
        model.width = 20
        #expect(try stage.list(at: 1).leaves.map(\.frame.width) == [20, 20, 20])
        model.width = 30
        #expect(try stage.list(at: 2).leaves.map(\.frame.width) == [30, 30, 30])
    }

    private struct Flash: ViewModifier {
        let model: Model
        func body(content: Content) -> some View { content.offset(x: model.x) }
    }

    @Test func modifiersAreReadersToo() throws {
        let model = Model()
        let stage = Stage { Box().modifier(Flash(model: model)) }
        _ = try stage.list()
        model.x = 4
        #expect(try stage.xs(at: 1) == [49])
    }

    private struct Editor: View {
        @Bindable var model: Model
        let handle: Handle
        var body: some View {
            let _ = handle.run = { $model.x.wrappedValue = 12 }
            Slider(x: $model.x)
        }
    }

    private struct Slider: View {
        @Binding var x: CGFloat
        var body: some View { Box().offset(x: x) }
    }

    @Test func bindingsReachTheObject() throws {
        let (model, handle) = (Model(), Handle())
        let stage = Stage { Editor(model: model, handle: handle) }
        _ = try stage.list()
        handle.run()
        #expect(model.x == 12)
        #expect(try stage.xs(at: 1) == [57])
        model.x = 0
        #expect(try stage.xs(at: 2) == [45])
    }

    private struct Inheriting: View {
        @Environment(Model.self) private var model
        @Environment(Model.self) private var optional: Model?
        var body: some View {
            @Bindable var model = model
            Slider(x: $model.x).opacity(optional === model ? 1 : 0.5)
        }
    }

    private struct Optional: View {
        @Environment(Model.self) private var model: Model?
        var body: some View { Box(side: model == nil ? 5 : 10) }
    }

    @Test func objectsAreInherited() throws {
        let model = Model()
        let stage = Stage { Inheriting().environment(model) }
        _ = try stage.list()
        model.x = 3
        #expect(try stage.xs(at: 1) == [48])
        #expect(try stage.opacities(at: 1) == [1])
        let both = Stage {
            HStack {
                Optional(); Optional().environment(model)
                Optional().environment(Model?.none).environment(model)
            }
        }
        #expect(try both.list().leaves.map(\.frame.width) == [5, 10, 5])
    }

    @Test func aMissingObjectIsAnErrorThatNamesIt() throws {
        let stage = Stage { Inheriting() }
        let error = #expect(throws: (any Error).self) { try stage.list() }
        #expect(
            error.map { "\($0)" }
                == "no object of type Model in the environment of Inheriting: a view around it lacks .environment(_:)")
    }

    /// An evaluation without changes must leave no observation behind.
    @Test func evaluationsReleaseTheirNodes() throws {
        let model = Model()
        weak var host: ViewHost?
        do {
            let stage = Stage { Mover(model: model) }
            host = stage.host
            _ = try stage.list()
        }
        #expect(host == nil)
        model.x = 1
    }
}
