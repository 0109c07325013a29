// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Apps with SwiftData, driven by scripts that add, edit, delete, sort and search. Each prints its models when they change.
@Suite(.serialized) struct SwiftDataAppTests {
    private func lines(of file: String, script: String, at time: String) throws -> [String] {
        let project = try TestProject(["App.swift": file])
        try project.folder.write(script, to: "script.yaml")
        let run = try project.render(
            "App.swift", "--events", "script.yaml", "--at", time, "--size", "320x480", "-o", "a.png")
        #expect(run.status == 0, "\(run.err)")
        let lines = (run.out + run.err).split(separator: "\n").filter { $0.hasPrefix("> ") }
        return lines.map { String($0.dropFirst(2)) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    private static let todo = #"""
        import SwiftData

        @Model final class Errand {
            var title: String
            var isDone = false
            var created: Int
            init(title: String, created: Int) { (self.title, self.created) = (title, created) }
        }

        struct TaskList: View {
            @Environment(\.modelContext) private var context
            @Query private var tasks: [Errand]

            init(search: String, byName: Bool) {
                let sort = byName ? SortDescriptor(\Errand.title) : SortDescriptor(\Errand.created)
                _tasks = Query(
                    filter: #Predicate<Errand> { search.isEmpty || $0.title.localizedStandardContains(search) }, sort: [sort],
                    animation: .default)
            }

            var body: some View {
                let _ = print("> " + tasks.map { $0.title + ($0.isDone ? "*" : "") }.joined(separator: " "))
                List {
                    ForEach(tasks) { task in
                        NavigationLink(value: task) { Label(task.title, systemImage: task.isDone ? "checkmark.circle.fill" : "circle") }
                            .swipeActions(edge: .leading) { Button("Done") { task.isDone.toggle() } }
                    }
                    .onDelete { offsets in offsets.forEach { context.delete(tasks[$0]) } }
                }
            }
        }

        struct TaskEditor: View {
            @Bindable var task: Errand
            var body: some View {
                Form { TextField("Title", text: $task.title); Toggle("Finished", isOn: $task.isDone) }.navigationTitle("Edit")
            }
        }

        struct TodoView: View {
            @Environment(\.modelContext) private var context
            @State private var search = ""
            @State private var byName = false
            @State private var title = ""
            @State private var number = 0

            var body: some View {
                NavigationStack {
                    TaskList(search: search, byName: byName)
                        .navigationTitle("Tasks")
                        .navigationDestination(for: Errand.self) { TaskEditor(task: $0) }
                        .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
                        .toolbar { Toggle("By name", systemImage: "arrow.up.arrow.down", isOn: $byName) }
                        .safeAreaInset(edge: .bottom) {
                            HStack {
                                TextField("New task", text: $title).textFieldStyle(.roundedBorder)
                                Button("Add") {
                                    context.insert(Errand(title: title, created: number))
                                    (title, number) = ("", number + 1)
                                }
                                .disabled(title.isEmpty)
                            }
                            .padding().background(.bar)
                        }
                }
            }
        }

        @main struct TodoApp: App {
            var body: some Scene { WindowGroup { TodoView() }.modelContainer(for: Errand.self, inMemory: true) }
        }
        """#

    /// Errands are typed, renamed on a page, sorted by name, deleted by a swipe and searched.
    @Test func errandsAreTypedEditedSortedSwipedAndFound() throws {
        let script = """
            - {at: 0.5, type: Milk, into: New task}
            - {at: 1.5, tap: Add}
            - {at: 2, type: Bread, into: New task}
            - {at: 3, tap: Add}
            - {at: 3.5, type: Butter, into: New task}
            - {at: 4.8, tap: Add}
            - {at: 5.5, tap: Bread}
            - {at: 6.5, type: s, into: Title}
            - {at: 7.5, tap: Tasks}
            - {at: 8.5, tap: By name}
            - {at: 9.5, drag: Milk, by: [-120, 0]}
            - {at: 10.5, tap: Delete}
            - {at: 12, type: but, into: Search}
            """
        #expect(
            try lines(of: Self.todo, script: script, at: "14") == [
                "", "Milk", "Milk Bread", "Milk Bread Butter", "Milk Breads Butter", "Breads Butter Milk",
                "Breads Butter", "Butter",
            ])
    }

    private static let shelf = #"""
        import SwiftData

        @Model final class Author {
            @Attribute(.unique) var name: String
            @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []
            init(name: String) { self.name = name }
        }

        @Model final class Book {
            var title: String
            var pages: Int
            var author: Author?
            init(title: String, pages: Int, author: Author) { (self.title, self.pages, self.author) = (title, pages, author) }
        }

        struct ShelfView: View {
            @Environment(\.modelContext) private var context
            @Query(sort: \Author.name) private var authors: [Author]
            @Query(sort: \Book.pages, order: .reverse) private var books: [Book]
            @State private var longOnly = false

            private var long: [Book] {
                (try? context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.pages > 200 }, sortBy: [SortDescriptor(\.title)]))) ?? []
            }

            var body: some View {
                let shown = longOnly ? long : books
                let _ = print("> " + authors.map { "\($0.name):\($0.books.count)" }.joined(separator: " ") + "|" + shown.map { "\($0.title)\($0.pages)" }.joined(separator: " "))
                NavigationStack {
                    List {
                        ForEach(authors) { author in
                            Section(author.name) {
                                ForEach(author.books.sorted { $0.title < $1.title }) { Text("\($0.title), \($0.pages)") }
                                Button("Remove \(author.name)", role: .destructive) { context.delete(author) }
                            }
                        }
                    }
                    .navigationTitle("Shelf")
                    .toolbar {
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Fill") { fill() }
                            Button("Grow") { books.last?.pages += 300 }
                            Button("Long") { longOnly.toggle() }
                            Button("Undo") { context.undoManager?.undo() }
                        }
                    }
                }
            }

            private func fill() {
                for name in ["Woolf", "Kafka"] {
                    let author = Author(name: name)
                    context.insert(author)
                    for (title, pages) in [("A", 120), ("B", 260)] { author.books.append(Book(title: name.prefix(1) + title, pages: pages, author: author)) }
                }
                try? context.save()
            }
        }

        #Preview { ShelfView().modelContainer(for: [Author.self, Book.self], inMemory: true, isUndoEnabled: true) }
        """#

    /// Books are appended to authors that they already have, and deleted with them. The search fetches by a predicate.
    @Test func booksFollowTheirAuthors() throws {
        let script = """
            - {at: 0.5, tap: Fill}
            - {at: 1.5, tap: Grow}
            - {at: 2.5, tap: Long}
            - {at: 3.5, tap: Remove Kafka}
            - {at: 4.5, tap: Undo}
            """
        #expect(
            try lines(of: Self.shelf, script: script, at: "6") == [
                "|", "Kafka:2 Woolf:2|WB260 KB260 WA120 KA120", "Kafka:2 Woolf:2|KA420 WB260 KB260 WA120",
                "Kafka:2 Woolf:2|KA420 KB260 WB260", "Woolf:2|WB260", "Kafka:2 Woolf:2|KA420 KB260 WB260",
            ])
    }

    private static let ledger = #"""
        import SwiftData

        enum Kind: String, Codable, CaseIterable { case food, travel }

        @Model final class Payment {
            var what: String
            var cents: Int
            var kind: Kind
            @Transient var isNew = true
            init(what: String, cents: Int, kind: Kind) { (self.what, self.cents, self.kind) = (what, cents, kind) }
        }

        struct EntryForm: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.modelContext) private var context
            let entry: Payment?
            @State private var what = ""
            @State private var cents = 0
            @State private var kind = Kind.food

            var body: some View {
                NavigationStack {
                    Form {
                        TextField("What", text: $what)
                        Stepper("\(cents) cents", value: $cents, step: 50)
                        Picker("Kind", selection: $kind) { ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) } }.pickerStyle(.segmented)
                    }
                    .navigationTitle(entry == nil ? "New" : "Change")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Save") {
                                if let entry { (entry.what, entry.cents, entry.kind) = (what, cents, kind) } else {
                                    context.insert(Payment(what: what, cents: cents, kind: kind))
                                }
                                try! context.save()
                                dismiss()
                            }
                        }
                    }
                    .onAppear { if let entry { (what, cents, kind) = (entry.what, entry.cents, entry.kind) } }
                }
            }
        }

        struct LedgerView: View {
            @Environment(\.modelContext) private var context
            @Query(filter: #Predicate<Payment> { $0.cents > 0 }, sort: [SortDescriptor(\Payment.cents, order: .reverse)]) private var entries: [Payment]
            @State private var isAdding = false
            @State private var search = ""
            @State private var edited: Payment?

            private var shown: [Payment] { entries.filter { search.isEmpty || $0.what.localizedCaseInsensitiveContains(search) } }

            var body: some View {
                let _ = print("> " + shown.map { "\($0.what)\($0.cents)\($0.kind)" }.joined(separator: " ") + " =\(entries.map(\.cents).reduce(0, +))")
                NavigationStack {
                    List {
                        ForEach(shown) { entry in
                            Button { edited = entry } label: { LabeledContent(entry.what, value: Double(entry.cents) / 100, format: .currency(code: "EUR")) }
                                .contextMenu { Button("Remove", role: .destructive) { context.delete(entry) } }
                        }
                        Section { LabeledContent("Sum", value: Double(entries.map(\.cents).reduce(0, +)) / 100, format: .currency(code: "EUR")) }
                    }
                    .navigationTitle("Ledger")
                    .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
                    .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
                    .sheet(isPresented: $isAdding) { EntryForm(entry: nil) }
                    .sheet(item: $edited) { EntryForm(entry: $0) }
                }
            }
        }

        #Preview {
            let container = try! ModelContainer(for: Payment.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            container.mainContext.insert(Payment(what: "Train", cents: 1850, kind: .travel))
            container.mainContext.insert(Payment(what: "Soup", cents: 400, kind: .food))
            return LedgerView().modelContainer(container)
        }
        """#

    /// Payments are added and changed in sheets, and removed by a context menu.
    @Test func paymentsAreSavedBySheets() throws {
        let script = """
            - {at: 0.5, tap: Add}
            - {at: 1.5, type: Tea, into: What}
            - {at: 2.5, tap: Increment}
            - {at: 3, tap: Save}
            - {at: 4.5, tap: Soup}
            - {at: 5.5, type: s, into: What}
            - {at: 6.5, tap: travel}
            - {at: 7, tap: Save}
            - {at: 8.5, press: Train, duration: 0.8}
            - {at: 10, tap: Remove}
            - {at: 11.5, type: te, into: Search}
            """
        #expect(
            try lines(of: Self.ledger, script: script, at: "13") == [
                "Train1850travel Soup400food =2250", "Train1850travel Soup400food Tea50food =2300",
                "Train1850travel Soups400travel Tea50food =2300", "Soups400travel Tea50food =450", "Tea50food =450",
            ])
    }
}
