// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Inspection
import SwiftUI
import TestSupport
import Testing

private struct Row: View {
    let name: String
    @State private var isOn = true
    var body: some View {
        HStack(spacing: 0) {
            Text(name).foregroundStyle(.red)
            Toggle("Switch", isOn: $isOn).labelsHidden()
        }
    }
}

private struct Board: View {
    @State private var isWide = false
    var body: some View {
        VStack(spacing: 0) {
            Row(name: "One")
            Rectangle().fill(.blue).frame(width: isWide ? 80 : 20, height: 10)
            Button("Save") { withAnimation(.linear(duration: 1)) { isWide = true } }
                .accessibilityHint("Saves it")
                .accessibilityIdentifier("save")
        }
        .padding(10)
        .background { Color.yellow }
    }
}

private struct Mood { var name = "plain" }
private struct MoodKey: EnvironmentKey { static var defaultValue: Mood { Mood() } }
private struct DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
    fileprivate var mood: Mood {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

@MainActor
@Suite struct ViewTreeTests {
    private func tree<Content: View>(
        at time: Double = 0, events: EventScript = [], @ViewBuilder _ content: () -> Content
    ) throws -> ViewTree {
        let stage = Stage(200, 200, content: content)
        stage.host.play(events)
        _ = try stage.list(at: time)
        return stage.host.viewTree(places: ["Row": ("My.swift", 7)])
    }

    @Test func numbersEntriesInDrawingOrder() throws {
        let tree = try tree { Board() }
        #expect(tree.entries.map(\.number) == Array(1...tree.entries.count))
        #expect(tree.views.map(\.kind) == ["Board"])
        // The view farthest behind comes first.
        #expect(tree.views[0].children?.map(\.kind) == ["Color", "VStack"])
    }

    @Test func entriesHaveTheirDrawnFrames() throws {
        let entries = try tree { Board() }.entries
        let rectangle = try #require(entries.first { $0.kind == "Rectangle" })
        #expect((rectangle.frame.width, rectangle.frame.height) == (20, 10))
        #expect(rectangle.frame.x == 90)
        #expect(rectangle.colors?.map { "\($0.role) \($0.color)" } == ["fill #007aff"])
        let stack = try #require(entries.first { $0.kind == "VStack" })
        #expect(stack.modifiers?.map(\.name) == ["background", "padding"])
        #expect(stack.modifiers?.last?.arguments == "insets: 10")
    }

    @Test func tellsOfTheAuthorsViews() throws {
        let entries = try tree { Board() }.entries
        let row = try #require(entries.first { $0.kind == "Row" })
        #expect((row.file, row.line) == ("My.swift", 7))
        let text = try #require(entries.first { $0.text == "One" })
        #expect(text.colors?.map { "\($0.role) \($0.color)" } == ["text #ff3b30"])
        #expect(entries.first { $0.kind == "Board" }?.file == nil)
    }

    @Test func tellsOfControlsAsAWhole() throws {
        let tree = try tree { Board() }
        let toggle = try #require(tree.entries.first { $0.kind == "Toggle" })
        #expect(toggle.accessibility?.value == "1")
        #expect(toggle.accessibility?.label == "Switch", "its label is hidden")
        #expect(toggle.accessibility?.traits == ["toggle"])
        #expect(toggle.isTouchable == true)
        #expect(toggle.children == nil)
        let button = try #require(tree.entries.first { $0.kind == "Button" })
        #expect(button.accessibility?.label == "Save")
        #expect(button.accessibility?.hint == "Saves it")
        #expect(button.accessibility?.identifier == "save")
        #expect(button.accessibility?.traits == ["button"])
        // Only the toggle and the button are touchable, not the texts in them.
        #expect(tree.entries.count { $0.isTouchable == true } == 2)
    }

    @Test func aTouchPointIsOneThatTouches() throws {
        let point = try #require(try tree { Board() }.entries.first { $0.kind == "Toggle" }?.touchPoint)
        let tap = try EventScript.Event(at: 0.5, .tap(.point(CGPoint(x: point.x, y: point.y))))
        let after = try tree(at: 1.5, events: EventScript([tap])) { Board() }
        #expect(after.entries.first { $0.kind == "Toggle" }?.accessibility?.value == "0")
    }

    @Test func reportsRunningAnimations() throws {
        let tap = try EventScript.Event(at: 0.5, .tap(.label("Save")))
        let before = try tree(at: 0.4, events: EventScript([tap])) { Board() }
        #expect(before.entries.first { $0.kind == "Rectangle" }?.animations == nil)
        let during = try tree(at: 1, events: EventScript([tap])) { Board() }
        let animation = try #require(during.entries.first { $0.kind == "Rectangle" }?.animations?.first)
        #expect(animation.attribute == "frame")
        #expect(animation.remaining == 0.5)
        #expect(animation.from?.hasPrefix("20×10") == true)
        #expect(animation.now.hasPrefix("50×10"))
        #expect(animation.to.hasPrefix("80×10"))
        let after = try tree(at: 2, events: EventScript([tap])) { Board() }
        #expect(after.entries.first { $0.kind == "Rectangle" }?.animations == nil)
    }

    @Test func omitsEmptyFields() throws {
        let tree = try tree { Text("A").disabled(true).offset(x: 500) }
        let entry = try #require(tree.entries.first)
        #expect(entry.isOutside == true)
        #expect(entry.isDisabled == true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let text = String(decoding: try encoder.encode(Spacer.tree(self)), as: UTF8.self)
        #expect(
            text == """
                {"size":{"height":200,"width":200},"time":0,"version":1,"views":[{"frame":{"height":200,"width":0,"x":100,"y":0},\
                "id":"Spacer","kind":"Spacer","number":1}]}
                """)
    }

    @Test func controlsGoByLabelsThatAreNotShown() throws {
        let entries = try tree {
            VStack {
                Slider(value: .constant(0.5)) { Text("Volume") }
                Stepper("Count", value: .constant(1)).labelsHidden()
                Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }.labelsHidden()
                Toggle("One", isOn: .constant(true)).labelsHidden().accessibilityLabel("Another")
            }
        }.entries
        func label(_ kind: String) -> String? { entries.first { $0.kind == kind }?.accessibility?.label }
        #expect(label("Slider") == "Volume")
        #expect(label("Stepper") == "Count")
        #expect(label("Picker") == "Fruit")
        #expect(label("Toggle") == "Another")
        // The labels are for accessibility only: no text shows them, and the tree has no modifier for them.
        #expect(entries.compactMap(\.text).filter(["Volume", "Count"].contains) == [])
        let slider = try #require(entries.first { $0.kind == "Slider" })
        #expect(slider.modifiers == nil, "\(slider)")
    }

    @Test func aHiddenLabelTakesNoRoomAndDrawsNothing() throws {
        let shown = Stage(200, 100) { Slider(value: .constant(0.5)) { Text("Volume") } }
        let without = Stage(200, 100) { Slider(value: .constant(0.5)) }
        #expect(try shown.list(at: 0).items == without.list(at: 0).items)
    }

    @Test func reportsEnvironmentValues() throws {
        let stage = Stage(200, 200) {
            VStack {
                Text("A")
                Text("B").environment(\.mood, Mood(name: "odd")).disabled(true).font(.headline.bold())
            }
            .environment(\.depth, 4)
            .environment(\.lineLimit, 2)
        }
        _ = try stage.list(at: 0)
        let entries = stage.host.viewTree(hasEnvironment: true).entries
        func values(_ entry: ViewTreeEntry) -> [String: String] {
            Dictionary(uniqueKeysWithValues: (entry.environment ?? []).map { ($0.name, $0.value) })
        }
        let root = values(entries[0])
        #expect(root["colorScheme"] == "light" && root["locale"] == "en_US" && root["isEnabled"] == "true")
        #expect(root["depth"] == "4" && root["lineLimit"]?.contains("2") == true)
        let plain = try #require(entries.first { $0.text == "A" })
        #expect(plain.environment == nil, "what is the same as around it is not told again")
        let odd = values(try #require(entries.first { $0.text == "B" }))
        #expect(odd["isEnabled"] == "false" && odd["mood"] == "\"odd\"" && odd["colorScheme"] == nil)
        #expect(odd["font"] == "headline bold")
        #expect(stage.host.viewTree().entries.allSatisfy { $0.environment == nil })
    }

    @Test func reportsUsesOfViews() throws {
        let stage = Stage(200, 200) { Board() }
        _ = try stage.list(at: 0)
        let places = ["Row": (file: "My.swift", line: 7), "Board": (file: "My.swift", line: 17)]
        var asked: [String] = []
        let entries = stage.host.viewTree(
            places: places,
            uses: { view, user in
                asked.append("\(view) in \(user ?? "-")")
                return .init(file: "My.swift", line: 21)
            }
        ).entries
        #expect(asked == ["Board in -", "Row in Board"])
        #expect(entries.first { $0.kind == "Row" }?.use == .init(file: "My.swift", line: 21))
        #expect(entries.filter { $0.use != nil }.allSatisfy { $0.file != nil })
    }

    /// The views of a screen as its author wrote them. SwiftUI's own bodies add about fifty.
    @Test func showsNoViewsThatSwiftUIMade() throws {
        let tree = try tree {
            NavigationStack {
                List(["One", "Two"], id: \.self) { name in
                    NavigationLink {
                        Text("Page")
                    } label: {
                        VStack { Text(name) }
                    }
                }
                .navigationTitle("Names")
                .toolbar { Button("Add", systemImage: "plus") {} }
            }
        }
        let row = ["NavigationLink", "VStack", "Text"]
        #expect(
            tree.entries.map(\.kind).filter { !["HStack", "Label", "Image", "Button"].contains($0) }
                == ["NavigationStack", "List", "ScrollView"] + row + row + ["NavigationBar", "BarItems", "Text"])
        #expect(tree.entries.compactMap(\.text) == ["One", "Two", "Names"])
        #expect(tree.entries.filter { $0.kind == "NavigationLink" }.map(\.accessibility?.label) == ["One", "Two"])
    }

    @Test func showsTheAuthorsViewsInSwiftUIsBodies() throws {
        struct Framed: ViewModifier {
            func body(content: Content) -> some View { HStack { content }.padding() }
        }
        let kinds = try tree {
            ScrollView { LazyVStack { Color.red.frame(height: 9) } }
            AnyView(ZStack { Circle() })
            GroupBox { VStack { Text("A") }.modifier(Framed()) }
            Button {
            } label: {
                HStack { Text("B") }
            }
        }.entries.map(\.kind)
        for kind in ["LazyVStack", "Color", "ZStack", "Circle", "GroupBox"] {
            #expect(kinds.contains(kind), "\(kinds)")
        }
        #expect(kinds.count { $0 == "HStack" } == 2 && kinds.count { $0 == "VStack" } >= 1)
    }

    /// A page under another one is not part of the screen.
    @Test func omitsCoveredPages() throws {
        let tap = try EventScript.Event(at: 0.5, .tap(.label("Open")))
        let tree = try tree(at: 3, events: EventScript([tap])) {
            NavigationStack { NavigationLink("Open") { Text("Page") }.navigationTitle("Home") }
        }
        #expect(tree.entries.compactMap(\.text) == ["Page", "Home"])
        #expect(tree.accessibilityText.contains("Home, button") && !tree.accessibilityText.contains("Open"))
    }

    @Test func linesContainTheSameValues() throws {
        let tree = try tree { Board() }
        let lines = tree.text.split(separator: "\n")
        #expect(lines.count == tree.entries.count)
        #expect(lines[0].hasPrefix("#1 Board  "))
        #expect(lines.contains { $0.contains("Button") && $0.contains("label \"Save\"  hint \"Saves it\"") })
        let heard = tree.accessibilityText.split(separator: "\n")
        #expect(heard == ["1. One", "2. Switch, on, switch", "3. Save, button. Saves it — id: save"], "\(heard)")
    }

    /// If a button is as large as its background, the button's annotation covers that of the background.
    @Test func annotationsOfTouchableViewsAreOnTop() throws {
        let tree = try tree {
            Button {
            } label: {
                Color.red.frame(width: 60, height: 30)
            }.buttonStyle(.plain)
        }
        let button = try #require(tree.entries.first { $0.isTouchable == true })
        let color = try #require(tree.entries.first { $0.kind == "Color" })
        #expect(button.number < color.number && button.frame == color.frame)
        let strokes = try Stage(200, 200) { Annotations(tree) }.list().leaves.filter { $0.stroke != nil }
        #expect(strokes.count == 2 && strokes[0].color != strokes[1].color)
        let orange = try Stage(20, 20) { Color.orange }.colors()[0]
        #expect(strokes[1].color == orange)
    }

    @Test func annotationsLieOnTheViews() throws {
        let tree = try tree { Board() }
        let stage = Stage(200, 200) { Annotations(tree) }
        let rectangle = try #require(tree.entries.first { $0.kind == "Rectangle" })
        let frames = try stage.frames()
        // The annotation is a stroke of one point, inside of the rectangle's box.
        #expect(frames.contains("90.5 \(rectangle.frame.y + 0.5) 19 9"), "\(frames)")
    }

    // MARK: Presented views

    private struct Presenter: View {
        var body: some View {
            NavigationStack {
                Text("Page").sheet(isPresented: .constant(true)) { Text("Sheet's words") }
            }
        }
    }

    /// A layer holds the author's view that presents it, the presentation, and the presented views: nothing of the way
    /// between them.
    @Test func presentedViewsStandInTheirSheet() throws {
        let stage = Stage(200, 200) { Presenter() }
        _ = try stage.list(at: 2)
        let tree = stage.host.viewTree(places: ["Presenter": ("My.swift", 1)])
        let layer = try #require(tree.views.last)
        #expect(tree.views.count == 2 && layer.kind == "Presenter")
        let sheet = try #require(layer.children?.first)
        #expect(layer.children?.count == 1 && sheet.kind == "Sheet")
        #expect(sheet.children?.map(\.kind) == ["Text"])
    }

    @Test func severalViewsOfASheetAreAStack() throws {
        let stage = Stage(200, 200) {
            Text("Page").sheet(isPresented: .constant(true)) {
                Text("One")
                Text("Two")
            }
        }
        _ = try stage.list(at: 2)
        let tree = stage.host.viewTree()
        func kinds(_ entry: ViewTreeEntry) -> [String] { [entry.kind] + (entry.children ?? []).flatMap(kinds) }
        #expect(tree.views.last.map(kinds) == ["Sheet", "VStack", "Text", "Text"])
    }

    @Test func controlsListEachTextOnce() throws {
        let tree = try tree {
            Picker("Size", selection: .constant(0)) {
                Text("S").tag(0)
                Text("L").tag(1)
            }.pickerStyle(.segmented)
        }
        let picker = try #require(tree.views.first { $0.kind == "Picker" })
        #expect(picker.children?.compactMap(\.text) == ["S", "L"])
    }

    @Test func infiniteSizesHaveAnEntry() throws {
        let tree = try tree { Spacer(minLength: .infinity).accessibilityLabel("A gap") }
        #expect(tree.views.count == 1 && tree.text.contains("Spacer"))
    }

    @Test func strokesHaveTheNameOfTheirShape() throws {
        let tree = try tree {
            VStack {
                Circle().stroke(.red)
                Capsule().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2))
            }
        }
        #expect(tree.views.first?.children?.map(\.kind) == ["Circle", "Capsule"])
    }
}

extension Spacer {
    @MainActor fileprivate static func tree(_ tests: ViewTreeTests) throws -> ViewTree {
        let stage = Stage(200, 200) { Spacer().frame(width: 10) }
        _ = try stage.list()
        var tree = stage.host.viewTree()
        tree.views[0].modifiers = nil
        return tree
    }
}
