// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// An app with an Xcode data model, driven by taps.
@Suite(.serialized) struct CoreDataAppTests {
    private static let files = [
        "Shop.xcdatamodeld/Shop.xcdatamodel/contents": """
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="price" optional="YES" attributeType="Integer 16" defaultValueString="5" usesScalarValueType="YES"/>
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="items" inverseEntity="Shelf"/>
            </entity>
            <entity name="Shelf" representedClassName="Shelf" syncable="YES">
                <attribute name="title" attributeType="String"/>
                <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="shelf" inverseEntity="Item"/>
            </entity>
        </model>
        """,
        "Shelf.swift": """
        import CoreData
        @objc(Shelf)
        public class Shelf: NSManagedObject {
            @nonobjc public class func fetchRequest() -> NSFetchRequest<Shelf> { NSFetchRequest<Shelf>(entityName: "Shelf") }
            @NSManaged public var title: String
            @NSManaged public var items: NSSet?
            var sorted: [Item] { (items as? Set<Item> ?? []).sorted { ($0.name ?? "") < ($1.name ?? "") } }
        }
        extension Shelf {
            @NSManaged public func addToItems(_ value: Item)
            @NSManaged public func removeFromItems(_ value: Item)
        }
        """,
        "Shop.swift": """
        import CoreData
        struct Persistence {
            static let shared = Persistence()
            let container: NSPersistentContainer
            init() {
                container = NSPersistentContainer(name: "Shop")
                container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } }
            }
        }
        @main struct ShopApp: App {
            let persistence = Persistence.shared
            var body: some Scene {
                WindowGroup { ContentView().environment(\\.managedObjectContext, persistence.container.viewContext) }
            }
        }
        """,
        "ContentView.swift": """
        struct ContentView: View {
            @Environment(\\.managedObjectContext) private var context
            @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Item.name, ascending: true)], animation: .default)
            private var items: FetchedResults<Item>
            @FetchRequest(entity: Shelf.entity(), sortDescriptors: []) private var shelves: FetchedResults<Shelf>
            @State private var search = ""
            var body: some View {
                let _ = print("> " + items.map { "\\($0.name ?? "?")\\($0.price)" }.joined(separator: " ") + "|" + shelves.map { "\\($0.title):\\($0.sorted.count)" }.joined())
                VStack {
                    Button("Add") {
                        let shelf = shelves.first ?? Shelf(context: context)
                        shelf.title = "S"
                        for name in ["b", "a", "ab"] {
                            let item = Item(context: context)
                            item.name = name
                            shelf.addToItems(item)
                        }
                        try! context.save()
                    }
                    Button("Edit") { items.last?.name = "z"; items.last?.price += 2 }
                    Button("Delete") { items.first.map(context.delete) }
                    Button("Sort") { items.nsSortDescriptors = [NSSortDescriptor(keyPath: \\Item.name, ascending: false)] }
                    Button("Search") { items.nsPredicate = NSPredicate(format: "%K CONTAINS[c] %@", #keyPath(Item.name), "A") }
                    Button("Undo") { context.rollback() }
                    List(items) { Text($0.name ?? "") }
                }
            }
        }
        """,
    ]

    @Test func tapsAddEditDeleteSortAndSearch() throws {
        let project = try TestProject(Self.files)
        let taps = ["Add", "Edit", "Sort", "Search", "Delete", "Undo"].enumerated()
            .flatMap { ["--tap", "\($0.element)@\(Double($0.offset) + 0.5)"] }
        let run = try project.render([".", "--at", "7", "-o", "a.png"] + taps, environment: [:])
        #expect(run.status == 0, "\(run.err)")
        var lines = (run.out + run.err).split(separator: "\n").filter { $0.hasPrefix("> ") }.map {
            String($0.dropFirst(2))
        }
        // A body may be evaluated several times without a change.
        lines = lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        #expect(
            lines == [
                "|", "a5 ab5 b5|S:3", "a5 ab5 z7|S:3", "z7 ab5 a5|S:3", "ab5 a5|S:3", "a5|S:2", "ab5 a5|S:3",
            ], "\(run.err)")
    }

    /// An app puts its services into static variables when it is made, so the app that is drawn must be the first one.
    @Test func theFirstAppIsDrawn() throws {
        let project = try TestProject([
            "App.swift": """
            import SwiftData
            import SwiftUI
            @Model final class Note {
                var title: String
                init(title: String) { self.title = title }
            }
            @MainActor enum Services { static var contexts: [ModelContext] = [] }
            @main struct NotesApp: App {
                let container = try! ModelContainer(for: Note.self)
                init() { Services.contexts.append(container.mainContext) }
                var body: some Scene { WindowGroup { NotesView() }.modelContainer(container) }
            }
            struct NotesView: View {
                @Query private var notes: [Note]
                var body: some View {
                    let _ = print("> \\(notes.count) \\(Calendar.current.isDateInToday(.now))")
                    Button("Add") { Services.contexts[0].insert(Note(title: "a")) }
                }
            }
            """
        ])
        let run = try project.render("App.swift", "--at", "1", "-o", "a.png", "--tap", "Add@0.5")
        let lines = (run.out + run.err).split(separator: "\n").filter { $0.hasPrefix("> ") }
        #expect(run.status == 0 && lines.last == "> 1 true", "\(run.out)\(run.err)")
    }

    @Test func aMissingModelIsNamed() throws {
        let project = try TestProject([
            "View.swift": """
            import CoreData
            #Preview { Text(NSPersistentContainer(name: "Nothing").name) }
            """
        ])
        let run = try project.render("View.swift", "--at", "0", "-o", "a.png")
        #expect(run.status == 0 && run.err.contains("no data model Nothing.xcdatamodeld"), "\(run.err)")
    }

    @Test func itChecksInBothLanguageModes() throws {
        let project = try TestProject(Self.files)
        for mode in ["5", "6"] {
            let run = try project.render("check", ".", "--swift-version", mode)
            #expect(run.status == 0, "\(run.out)\(run.err)")
        }
    }
}
