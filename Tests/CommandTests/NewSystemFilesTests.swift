// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Files that use what Apple's documentation describes as new in iOS 27. Each compiles as it is, and is drawn.
@Suite(.serialized) struct NewSystemFilesTests {
    private static let files = [
        "Playlist.swift": #"""
        struct Song: Identifiable, Hashable { let id: Int; var title: String }
        struct Playlist: View {
            @State private var songs = (1...4).map { Song(id: $0, title: "Song \($0)") }
            var body: some View {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                        ForEach(songs) { song in
                            Text(song.title).padding().background(.quaternary, in: .rect(cornerRadius: 12))
                        }
                        .reorderable()
                    }
                    .reorderContainer(for: Song.self) { difference in
                        let moved = songs.filter { difference.sources.contains($0.id) }
                        songs.removeAll { difference.sources.contains($0.id) }
                        var place = songs.endIndex
                        if case .before(let id) = difference.destination.position {
                            place = songs.firstIndex { $0.id == id } ?? place
                        }
                        songs.insert(contentsOf: moved, at: place)
                    }
                }
            }
        }
        #Preview { Playlist() }
        """#,
        "Cards.swift": #"""
        struct Cards: View {
            @State private var names = ["One", "Two", "Three"]
            var body: some View {
                ScrollView {
                    LazyVStack {
                        ForEach(names, id: \.self) { name in
                            Text(name).frame(maxWidth: .infinity).padding().background(.background.secondary)
                                .swipeActions(edge: .trailing) { Button("Delete", role: .destructive) { names.removeAll { $0 == name } } }
                        }
                    }
                }
                .swipeActionsContainer()
            }
        }
        #Preview { Cards() }
        """#,
        "Bars.swift": #"""
        struct Bars: View {
            @State private var isPinned = false
            var body: some View {
                NavigationStack {
                    List(0..<30, id: \.self) { Text("Row \($0)") }
                        .navigationTitle("Rows")
                        .toolbar {
                            ToolbarItem(placement: .topBarPinnedTrailing) { Button("Add", systemImage: "plus") {} }
                            ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }.visibilityPriority(.high)
                            ToolbarItem { Button("Pin", systemImage: "pin") { isPinned.toggle() } }.visibilityPriority(.low)
                            ToolbarOverflowMenu { Button("Rename") {}; Button("Duplicate") {} }
                        }
                        .toolbarMinimizationBehavior(.automatic, for: .navigationBar)
                }
            }
        }
        #Preview { Bars() }
        """#,
        "Questions.swift": #"""
        struct Question: Identifiable { let id = 1; let name: String }
        struct Questions: View {
            @State private var question: Question? = Question(name: "Trip")
            @State private var choice: Question?
            var body: some View {
                VStack { Button("Ask") { question = Question(name: "Trip") }; Button("Choose") { choice = Question(name: "Walk") } }
                    .alert("Delete?", item: $question) { question in
                        Button("Delete \(question.name)", role: .destructive) {}
                    } message: { Text("\($0.name) has 3 days.") }
                    .confirmationDialog("Choose", item: $choice, titleVisibility: .visible) { Button("Keep \($0.name)") {} }
            }
        }
        #Preview { Questions() }
        """#,
        "Portrait.swift": #"""
        struct Portrait: View {
            let request = URLRequest(url: URL(string: "https://example.com/a.png")!, cachePolicy: .returnCacheDataElseLoad)
            var body: some View {
                AsyncImage(request: request) { phase in
                    if let image = phase.image { image.resizable().scaledToFill() } else { ProgressView() }
                }
                .frame(width: 120, height: 120).clipShape(.circle)
                .asyncImageURLSession(.shared)
            }
        }
        #Preview { Portrait() }
        """#,
        "Tabs.swift": #"""
        enum Page: Hashable { case today, search, compose }
        struct Tabs: View {
            @State private var page = Page.today
            @State private var text = ""
            var body: some View {
                TabView(selection: $page) {
                    Tab("Today", systemImage: "sun.max", value: .today) { List(0..<20, id: \.self) { Text("Day \($0)") } }
                    Tab("New", systemImage: "plus", value: Page.compose, role: .prominent) { Text("New") }
                    Tab(value: .search, role: .search) { NavigationStack { Text(text) }.searchable(text: $text) }
                }
                .tabBarMinimizeBehavior(.onScrollDown)
                .tabViewBottomAccessory { Text("Now playing") }
            }
        }
        #Preview { Tabs() }
        """#,
        "Fields.swift": #"""
        enum Mode: String, CaseIterable { case day, week }
        struct Fields: View {
            @State private var name = "Ada"
            @State private var note = AttributedString("Bold")
            @State private var mode = Mode.day
            var body: some View {
                VStack {
                    TextField("Name", text: $name).textFieldStyle(.bordered).textInputBorderShape(.capsule)
                    TextEditor(text: $note).frame(height: 80)
                    Picker("Mode", selection: $mode) { ForEach(Mode.allCases, id: \.self) { Text($0.rawValue) } }.pickerStyle(.tabs)
                }
                .padding()
                .toolbarVisibility(.hidden, for: .statusBar)
            }
        }
        #Preview { Fields() }
        """#,
        "Corners.swift": #"""
        struct Corners: View {
            var body: some View {
                GeometryReader { proxy in
                    Canvas { context, size in
                        let rect = CGRect(x: 10, y: 10, width: size.width - 20, height: size.height - 20)
                        if let radii = proxy.concentricCornerRadii(in: rect) {
                            context.fill(Path(roundedRect: rect, cornerRadii: radii), with: .color(.blue))
                        }
                    }
                    .overlay { Text("\(Int(proxy.concentricCornerRadii?.topLeading ?? 0))") }
                }
                .containerShape(.rect(cornerRadius: 48))
                .frame(width: 160, height: 120)
                .background(.quaternary, in: .rect(cornerRadius: 48))
            }
        }
        #Preview { Corners() }
        """#,
        "Drawing.swift": #"""
        struct Drawing: View {
            @State private var points: [CGPoint] = []
            var body: some View {
                Canvas { context, _ in context.stroke(Path { $0.addLines(points) }, with: .color(.red), lineWidth: 3) }
                    .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local, inputKinds: .all).onChanged { points.append($0.location) })
                    .glassEffect(.regular.interactive(), in: .rect(cornerRadius: 20))
            }
        }
        #Preview { Drawing() }
        """#,
        "Journal.swift": #"""
        import SwiftData
        @Model final class Visit {
            var place: String
            var town: String
            init(place: String, town: String) { (self.place, self.town) = (place, town) }
        }
        struct Journal: View {
            @Query(sort: \Visit.place, sectionBy: \.town) private var towns: SectionedResults<Visit, String>
            var body: some View {
                List {
                    ForEach(towns) { section in
                        Section(section.id) { ForEach(section) { Text($0.place) } }
                    }
                }
            }
        }
        #Preview("Journal", arguments: ["Oslo", "Rome"]) { town in
            let container = try! ModelContainer(for: Visit.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            container.mainContext.insert(Visit(place: "Museum", town: town))
            return Journal().modelContainer(container)
        }
        """#,
    ]

    @Test(arguments: files.keys.sorted()) func compile(name: String) throws {
        let project = try TestProject([name: Self.files[name]!])
        let check = try project.render("check", name, "--os", "ios27", "--json")
        #expect(check.status == 0, "\(check.out)\(check.err)")
        let picture = try project.render(name, "--os", "ios27", "--at", "0", "-o", "a.png")
        #expect(picture.status == 0, "\(picture.err)")
    }

    /// Each argument of a preview is a picture. Headers of lists are upper case.
    @Test func argumentsOfPreviewsAreRows() throws {
        let project = try TestProject(["Journal.swift": Self.files["Journal.swift"]!])
        for (town, header) in [("Oslo", "\"OSLO\""), ("Rome", "\"ROME\"")] {
            let tree = try project.render(
                "tree", "Journal.swift", "--os", "ios27", "--preview", "Journal \(town)")
            #expect(tree.status == 0 && tree.out.contains(header) && tree.out.contains("Museum"), "\(tree.err)")
        }
    }

    /// The container's corners have a radius of 48 points; the view's own are as large, those 10 points inside 38.
    @Test func concentricCorners() throws {
        let project = try TestProject(["Corners.swift": Self.files["Corners.swift"]!])
        let tree = try project.render("tree", "Corners.swift", "--os", "ios27")
        #expect(tree.out.contains("\"48\""), "\(tree.out)\(tree.err)")
    }
}
